import { main } from './command.ts'

const code = await main(process.argv.slice(2), process.env)
if (code !== undefined) process.exit(code)
