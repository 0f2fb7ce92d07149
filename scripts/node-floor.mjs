// Imported first, so it may use only what old versions of Node understand.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const floor = engines.node.replace('>=', '')

/** @param {string} version */
const partsOf = (version) => version.split('.').map(Number)

const [major = 0, minor = 0] = partsOf(process.versions.node)
const [minMajor = 0, minMinor = 0] = partsOf(floor)

if (major < minMajor || (major === minMajor && minor < minMinor)) {
  console.error(`Rondrit needs Node ${floor} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
