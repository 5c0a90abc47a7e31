export { main } from './command.ts'
export { BadConfig, type Config, readConfig } from './config.ts'
export { type RunningServer, startServer } from './server.ts'
