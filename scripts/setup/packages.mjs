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
  const [command, ...first] = npm()
  // With NODE_ENV=production in the shell, npm would leave out the packages that the build needs.
  return step('Installing packages', command, [...first, 'ci', '--include=dev'])
}

/**
 * npm writes the list of what it installed at the very end, so that an interrupted installation has no such list.
 *
 * @param {string} folder
 */
export const areInstalled = (folder) => {
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  const found = packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  if (wanted === undefined || found === undefined) return false
  const asWanted = Object.entries(wanted).every(([path, one]) => path === '' || isFound(one, found[path]))
  return asWanted && Object.keys(found).every((path) => wanted[path] !== undefined)
}

/**
 * @param {Packages[string]} wanted
 * @param {Packages[string] | undefined} found
 */
const isFound = (wanted, found) =>
  // Binaries for other platforms are optional and are not installed.
  found === undefined
    ? wanted.optional === true
    : found.version === wanted.version && found.integrity === wanted.integrity

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
  const own = process.env['npm_execpath']
  return own?.endsWith('npm-cli.js') ? [process.execPath, own] : ['npm']
}
