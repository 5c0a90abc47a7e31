import { runCli } from '../../main.ts'

/** The command line as a process of its own. */
process.exitCode = await runCli(process.argv)
