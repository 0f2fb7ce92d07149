import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Fonts and pictures are compressed already. */
const compressible = /\.(css|html|js|json|svg)$/

/** A smaller file fits into one network packet. */
const MIN_BYTES = 1_000

/**
 * Writes a compressed copy beside each file of a finished build, which the server may send instead.
 *
 * @param {string} folder
 */
export const writeCompressedCopies = (folder) => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue
    const file = join(folder, name)
    const contents = readFileSync(file)
    if (contents.length < MIN_BYTES) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(contents, { level: 9 }))
  }
}
