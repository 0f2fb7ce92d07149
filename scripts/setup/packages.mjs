import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { step } from '../step.mjs'

/**
 * @typedef {Record<string, { readonly version?: string, readonly integrity?: string, readonly optional?: boolean }>}
 * Packages
 */

/** Installs the packages of package-lock.json, unless exactly those are installed. */
export const installPackages = async () => {
  if (areInstalled(root)) return true
  const [command, ...firstArguments] = npm()
  // With NODE_ENV=production in the shell, npm would leave out the packages that the build needs.
  return step('Installing packages', command, [...firstArguments, 'ci', '--include=dev'])
}

/**
 * npm writes the list of what it installed at the very end, so that an interrupted installation has no such list.
 *
 * @param {string} folder
 */
export const areInstalled = (folder) => {
  const locked = packagesIn(join(folder, 'package-lock.json'))
  const installed = packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  if (locked === undefined || installed === undefined) return false
  const areAllInstalled = Object.entries(locked).every(
    ([path, entry]) => path === '' || isSamePackage(entry, installed[path]),
  )
  return areAllInstalled && Object.keys(installed).every((path) => locked[path] !== undefined)
}

/**
 * @param {Packages[string]} locked
 * @param {Packages[string] | undefined} installed
 */
const isSamePackage = (locked, installed) =>
  // Binaries for other platforms are optional and are not installed.
  installed === undefined
    ? locked.optional === true
    : installed.version === locked.version && installed.integrity === locked.integrity

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** @returns {[string, ...string[]]} the npm that runs this script, or else the one on the PATH */
const npm = () => {
  const npmPath = process.env['npm_execpath']
  return npmPath?.endsWith('npm-cli.js') ? [process.execPath, npmPath] : ['npm']
}
