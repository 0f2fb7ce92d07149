import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { needBrowser } from '../setup/browser.mjs'
import { installPackages } from '../setup/packages.mjs'
import { endOf } from '../step.mjs'
import { addedUp, countsOf } from './counts.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */

/** @type {Counts} */
const oneFailed = { passed: 0, failed: 1 }

/**
 * Checks and tests everything; packages and a browser are installed first where they are missing.
 *
 * @returns {Promise<Counts>}
 */
export const runAll = async () => {
  if (!(await installPackages())) return oneFailed
  const browser = await needBrowser()
  if (browser === undefined) return oneFailed
  return addedUp([await check(), await tests(browser)])
}

/** @returns {Promise<Counts>} */
const check = async () => {
  const { code } = await show(['scripts/check.mjs'], {})
  return code === 0 ? { passed: 1, failed: 0 } : oneFailed
}

/** @param {string} browser */
const tests = async (browser) => {
  const file = join(root, '.cache', 'test', 'report.json')
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await show(['node_modules/vitest/vitest.mjs', 'run', ...reporters], { CHROME_PATH: browser })
  return countsOf(read(file), code)
}

/**
 * @param {ReadonlyArray<string>} args
 * @param {Record<string, string>} env
 */
const show = (args, env) =>
  endOf(
    spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  )

/** @param {string} file */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
