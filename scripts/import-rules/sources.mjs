import { readdirSync } from 'node:fs'

/** These files break the rules on purpose: the tests prove with them that each import rule works. */
export const brokenExamples = 'tests/import-rules/broken'

const isCode = /\.(ts|tsx|mts|js|jsx|mjs|cjs)$/
const isNotSource = /^(node_modules|dist|coverage|data|\..+)$/

/** @type {(base: string) => string[]} Every source file below a folder, as found on disk. */
export const sourcesOf = (base) => findFiles(base, isCode)

/** @type {(base: string) => string[]} Every style sheet below a folder. */
export const styleSheetsOf = (base) => findFiles(base, /\.css$/)

/** @type {(base: string, isWanted: RegExp) => string[]} */
const findFiles = (base, isWanted) =>
  readdirSync(base, { withFileTypes: true })
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name]
      return isNotSource.test(entry.name) ? [] : filesOf(base, entry.name)
    })
    .filter((path) => isWanted.test(path))
    .toSorted()

/** @type {(base: string, folder: string) => string[]} */
const filesOf = (base, folder) =>
  folder === brokenExamples
    ? []
    : readdirSync(`${base}/${folder}`, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesOf(base, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
      )
