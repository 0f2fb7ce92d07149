import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { step } from '../step.mjs'
import { isDebianRoot, isProgram } from './browser.mjs'

/** Debian installs each version here, and not on the PATH. */
const DEBIAN = '/usr/lib/postgresql'

/** @returns {string | undefined} the folder of the programs that make and run a PostgreSQL server */
const findPostgres = () => {
  const initdbFolder = candidateFolders().find((folder) =>
    ['initdb', 'postgres'].every((name) => isProgram(join(folder, name))),
  )
  // A link on the PATH leads to the folder that holds the other programs too.
  return initdbFolder === undefined ? undefined : dirname(realpathSync(join(initdbFolder, 'initdb')))
}

/**
 * Finds a PostgreSQL server, or installs one. Where neither can be done, it prints the reason and answers undefined.
 */
export const ensurePostgres = async () => {
  const existing = findPostgres()
  if (existing !== undefined) return existing
  if (isDebianRoot()) await installFromDebian()
  const installed = findPostgres()
  if (installed === undefined) {
    console.error('The tests need PostgreSQL and none could be installed: install its server, with initdb on the PATH.')
  }
  return installed
}

const installFromDebian = () =>
  step('Installing PostgreSQL', 'sh', ['-c', 'apt-get update && apt-get install -y postgresql'], {
    DEBIAN_FRONTEND: 'noninteractive',
  })

const candidateFolders = () => [
  ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted().toReversed() : []).map((version) =>
    join(DEBIAN, version, 'bin'),
  ),
]
