import { readFile } from 'node:fs/promises'
import { type GameRecord, type Json, readRecord } from '@deeptime/engine'
import { UserError } from '@deeptime/lab'
import { troubleWords } from './language.ts'

export async function readJson(path: string): Promise<Json> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    throw new UserError(`${path} can't be read: ${(error as NodeJS.ErrnoException).code ?? error}`)
  }
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    throw new UserError(`${path} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

export async function readRecordFile(path: string): Promise<GameRecord> {
  const record = readRecord(await readJson(path))
  if (!record.ok) throw new UserError(`${path}: ${(await troubleWords()).problem(record.problem)}`)
  return record.value
}
