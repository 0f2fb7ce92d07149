import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A font or picture is small already. */
const canBeSmaller = /\.(css|html|js|json|svg)$/

/** What is smaller than this travels in one packet, whatever is done to it. */
const LEAST_BYTES = 1_000

/**
 * Leaves beside each file of a finished build what a server may send in its stead.
 *
 * @param {string} folder
 */
export const leaveSmallFiles = (folder) => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!canBeSmaller.test(name)) continue
    const file = join(folder, name)
    const contents = readFileSync(file)
    if (contents.length < LEAST_BYTES) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(contents, { level: 9 }))
  }
}
