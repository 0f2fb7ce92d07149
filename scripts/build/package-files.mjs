import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ readonly version?: string, readonly dependencies?: Record<string, string>, readonly optionalDependencies?:
 * Record<string, string>, readonly peerDependencies?: Record<string, string>, readonly dev?: boolean }} LockedPackage
 * @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages
 */

/**
 * Writes package.json and package-lock.json into `dist`, so that the folder runs anywhere after `npm ci`. They name only
 * the packages that the built server imports, in the versions of the lock file of the repository.
 *
 * @param {string} folder that of the repository
 */
export const writePackageFiles = (folder) => {
  const manifest = readJson(join(folder, 'package.json'))
  const lock = readJson(join(folder, 'package-lock.json'))
  const dependencies = keepNames(manifest.dependencies, importedNames(join(folder, 'dist', 'server')))
  const { name, version, license, engines } = manifest
  const common = { name, version, license, engines, dependencies }
  writeJson(join(folder, 'dist', 'package.json'), {
    ...common,
    private: true,
    type: 'module',
    scripts: productScripts(manifest.scripts),
  })
  writeJson(join(folder, 'dist', 'package-lock.json'), {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': common, ...neededPackages(lock.packages, Object.keys(dependencies)) },
  })
}

/** The programs of the built server by the source that the scripts of the repository run. */
const builtPrograms = {
  'server/commands/main.ts': 'server/commands.js',
  'server/worker.ts': 'server/worker.js',
}

/**
 * The scripts of the repository that run a program of the server, for the built server.
 *
 * @param {Readonly<Record<string, string>>} scripts
 * @returns {Record<string, string>}
 */
export const productScripts = (scripts) => {
  /** @type {Record<string, string>} */
  const built = { start: startScript('server/main.js') }
  for (const [name, script] of Object.entries(scripts))
    for (const [source, program] of Object.entries(builtPrograms)) {
      const start = `node scripts/run.mjs ${source}`
      if (script.startsWith(start)) {
        const rest = script.slice(start.length)
        built[name] = rest === '' ? startScript(program) : `node ${program}${rest}`
      }
    }
  return built
}

/**
 * The script of a program that runs until it is stopped: signals that npm passes on reach it, except where there is no
 * `exec`.
 *
 * @param {string} program
 */
const startScript = (program) => `exec node ${program} || node ${program}`

/** @param {string} folder */
const importedNames = (folder) => {
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  /** @type {(name: string) => boolean} Some are not imported but found by `require.resolve`. */
  return (name) => new RegExp(`(^import [^\\n]*|import\\(|resolve\\()["'\`]${name}(/[^"'\`]*)?["'\`]`, 'm').test(code)
}

/**
 * @param {Readonly<Record<string, string>>} dependencies
 * @param {(name: string) => boolean} isNeeded
 */
const keepNames = (dependencies, isNeeded) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => isNeeded(name)))

/**
 * The part of a lock file that some packages need, with all that these need in turn.
 *
 * @param {LockedPackages} locked
 * @param {ReadonlyArray<string>} names
 * @returns {LockedPackages}
 */
export const neededPackages = (locked, names) => {
  /** @type {Set<string>} */
  const paths = new Set()
  /** @type {(from: string, name: string) => void} */
  const add = (from, name) => {
    const path = findPackage(locked, from, name)
    // An optional package that is for another platform, or a peer that is not installed.
    if (path === undefined || paths.has(path)) return
    paths.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = locked[path] ?? {}
    for (const required of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(path, required)
  }
  for (const name of names) add('', name)
  return Object.fromEntries(Object.entries(locked).filter(([path]) => paths.has(path)))
}

/**
 * The package that a package gets as `name`: its own, or else that of the nearest folder above.
 *
 * @param {LockedPackages} locked
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
const findPackage = (locked, from, name) => {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (locked[path] !== undefined) return path
  const parent = from.lastIndexOf('/node_modules/')
  return from === '' ? undefined : findPackage(locked, parent < 0 ? '' : from.slice(0, parent), name)
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * @param {string} file
 * @param {unknown} value
 */
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`)
