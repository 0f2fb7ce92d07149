import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash of what files and folders hold now. It depends on contents and not on dates, so switching to another branch
 * and back builds nothing.
 *
 * @param {string} folder
 * @param {ReadonlyArray<string>} sources files and folders in it; one that does not exist counts as empty
 */
export const stampOf = (folder, sources) => {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(folder, source)) {
      const contents = readFileSync(join(folder, file))
      hash.update(`${file}\0${contents.length}\0`).update(contents)
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {ReadonlyArray<string>} in an order that is the same everywhere
 */
const filesOf = (folder, path) => {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false })
  if (stats === undefined) return []
  if (!stats.isDirectory()) return [path]
  const names = readdirSync(join(folder, path)).filter((name) => !name.startsWith('.'))
  return names.toSorted().flatMap((name) => filesOf(folder, `${path}/${name}`))
}
