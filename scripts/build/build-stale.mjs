import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampOf } from './stamp.mjs'

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * Builds the parts whose sources are not those of the last finished build.
 *
 * @param {string} folder
 * @param {ReadonlyArray<Part>} parts
 * @param {(part: Part, into: string) => Promise<boolean>} build
 * @returns {Promise<boolean>} whether all is there now
 */
export const buildStale = async (folder, parts, build) => {
  const results = await Promise.all(parts.map(async (part) => isFresh(folder, part) || buildPart(folder, part, build)))
  return results.every((isDone) => isDone)
}

/**
 * @param {string} folder
 * @param {Part} part
 */
const isFresh = (folder, part) =>
  existsSync(join(folder, 'dist', part.name, part.outputFile)) &&
  readStamp(folder, part) === stampOf(folder, part.sources)

/**
 * The stamp is read before the build and written after it, so a source that changes during the build is built next
 * time.
 *
 * @param {string} folder
 * @param {Part} part
 * @param {(part: Part, into: string) => Promise<boolean>} build
 */
const buildPart = async (folder, part, build) => {
  const stamp = stampOf(folder, part.sources)
  const finished = join(folder, 'dist', part.name)
  const unfinished = join(folder, 'dist', `.${part.name}-${process.pid}`)
  mkdirSync(unfinished, { recursive: true })
  const built = await build(part, unfinished)
  if (built) {
    rmSync(stampFile(folder, part), { force: true })
    rmSync(finished, { recursive: true, force: true })
    renameSync(unfinished, finished)
    writeFileSync(stampFile(folder, part), stamp)
  }
  rmSync(unfinished, { recursive: true, force: true })
  return built
}

/**
 * @param {string} folder
 * @param {Part} part
 */
const stampFile = (folder, part) => join(folder, 'dist', `${part.name}.stamp`)

/**
 * @param {string} folder
 * @param {Part} part
 */
const readStamp = (folder, part) => {
  try {
    return readFileSync(stampFile(folder, part), 'utf8')
  } catch {
    return undefined
  }
}
