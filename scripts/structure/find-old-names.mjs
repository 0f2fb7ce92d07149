import { exceptions } from './old-name-exceptions.mjs'
import { replacedNames } from './old-names.mjs'

/** @type {(name: string) => string[]} The words of a camelCase, kebab-case or SNAKE_CASE name, in lower case. */
export const wordsIn = (name) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase())

/** @type {(name: string, file: string) => boolean} */
const isException = (name, file) =>
  exceptions.some(({ names, under }) => names.includes(name) && file.startsWith(under ?? ''))

/** @typedef {{ old: string, now: string } | undefined} Replacement */

/** @type {(name: string, file: string, isFile: boolean) => Replacement} */
const findReplacement = (name, file, isFile) => {
  const joined = `-${wordsIn(name).join('-')}-`
  for (const { words = {}, names = {}, files = {}, under = '' } of replacedNames) {
    if (!file.startsWith(under)) continue
    for (const [old, now] of Object.entries(words)) if (joined.includes(`-${old}-`)) return { old, now }
    if (isFile && Object.hasOwn(files, name)) return { old: name, now: files[name] ?? '' }
    if (Object.hasOwn(names, name)) return { old: name, now: names[name] ?? '' }
  }
  return undefined
}

/** Folders in which alone some names are old. */
const limitedFolders = [...new Set(replacedNames.flatMap(({ under }) => under ?? []))]

/** @type {Map<string, Replacement>} By name and by the limited folders that a file is in: most names stand in many files. */
const replacements = new Map()

/** @type {(name: string, file: string, isFile: boolean) => Replacement} */
const replacementOf = (name, file, isFile) => {
  const key = [name, isFile, ...limitedFolders.filter((folder) => file.startsWith(folder))].join(' ')
  if (!replacements.has(key)) replacements.set(key, findReplacement(name, file, isFile))
  return replacements.get(key)
}

/** @type {(file: string) => string[]} The names of the folders and of the file itself, without what follows the first dot. */
const namesInPath = (file) => file.split('/').map((name) => name.split('.')[0] ?? '')

/**
 * @typedef {{ file: string, name: string, old: string, now: string }} OldName
 * @type {(file: string, identifiers: Iterable<string>) => OldName[]} Each old name of a file, once.
 */
export const findOldNames = (file, identifiers) => {
  const fileNames = new Set(namesInPath(file))
  return [...new Set([...fileNames, ...identifiers])].flatMap((name) => {
    const replacement = isException(name, file) ? undefined : replacementOf(name, file, fileNames.has(name))
    return replacement === undefined ? [] : [{ file, name, ...replacement }]
  })
}
