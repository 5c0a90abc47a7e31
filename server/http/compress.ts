import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const SMALL = 1024
const TEXT = /\.(js|css|html|svg|json|webmanifest|wasm)$/

const isFresh = async (copy: string, since: number): Promise<boolean> => existsSync(copy) && (await stat(copy)).mtimeMs >= since

async function compressFile(file: string): Promise<void> {
  const { size, mtimeMs } = await stat(file)
  if (size < SMALL || (await isFresh(`${file}.br`, mtimeMs))) return
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: size }
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
}

/** Puts compressed copies beside the files of the web app, once after each build: no request pays for it. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((e) => e.isFile() && TEXT.test(e.name)).map((e) => join(e.parentPath, e.name))
  // A folder that cannot be written to is served as it is.
  await Promise.all(files.map(compressFile)).catch(() => undefined)
}
