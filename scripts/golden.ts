import { command, rulesToShelve, writeGolden } from './records.ts'

await command(async (id) => writeGolden(await rulesToShelve(id)))
