import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { step } from '../step.mjs'

/** @typedef {Record<string, { readonly version?: string, readonly integrity?: string, readonly optional?: boolean }>} Packages */

/** Installs what package-lock.json asks for, where that is not what is there. */
export const installPackages = async () => {
  if (areInstalled(root)) return true
  const [command, ...first] = npm()
  // A shell that says NODE_ENV=production would leave out what the build needs.
  return step('Installing packages', command, [...first, 'ci', '--include=dev'])
}

/**
 * npm writes down what it installed, as the last thing it does: an interrupted installation has no such page.
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
  // Other platforms' binaries are optional, and stay away.
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

/** @returns {[string, ...string[]]} the npm that runs this, or the one there is */
const npm = () => {
  const own = process.env['npm_execpath']
  return own?.endsWith('npm-cli.js') ? [process.execPath, own] : ['npm']
}
