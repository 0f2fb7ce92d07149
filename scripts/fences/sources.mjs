import { readdirSync } from 'node:fs'

/** Kept wrong on purpose: the proof that the fences bite. */
export const brokenOnPurpose = 'tests/fences/broken'

const isCode = /\.(ts|tsx|mts|js|jsx|mjs|cjs)$/
const isMade = /^(node_modules|dist|coverage|data|\..+)$/

/** @type {(base: string) => string[]} Every source file of the tree, as found on disk, in whatever folder. */
export const sourcesOf = (base) =>
  readdirSync(base, { withFileTypes: true })
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name]
      return isMade.test(entry.name) ? [] : filesOf(base, entry.name)
    })
    .filter((path) => isCode.test(path))
    .toSorted()

/** @type {(base: string, folder: string) => string[]} */
const filesOf = (base, folder) =>
  folder === brokenOnPurpose
    ? []
    : readdirSync(`${base}/${folder}`, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesOf(base, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
      )
