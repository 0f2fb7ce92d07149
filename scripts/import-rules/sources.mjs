import { readdirSync } from 'node:fs'

/** These files break the rules on purpose: the tests prove with them that each import rule works. */
export const brokenExamples = 'tests/import-rules/broken'

const isCode = /\.(ts|tsx|mts|js|jsx|mjs|cjs)$/
const isNotSource = /^(node_modules|dist|coverage|data|\..+)$/

/** @type {(base: string) => string[]} Every source file below a folder, as found on disk. */
export const sourcesOf = (base) =>
  readdirSync(base, { withFileTypes: true })
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name]
      return isNotSource.test(entry.name) ? [] : filesOf(base, entry.name)
    })
    .filter((path) => isCode.test(path))
    .toSorted()

/** @type {(base: string, folder: string) => string[]} */
const filesOf = (base, folder) =>
  folder === brokenExamples
    ? []
    : readdirSync(`${base}/${folder}`, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesOf(base, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
      )
