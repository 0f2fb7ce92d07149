import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { ensureBrowser } from '../setup/browser.mjs'
import { installPackages } from '../setup/packages.mjs'
import { waitForEnd } from '../step.mjs'
import { addCounts, countsOf } from './counts.mjs'
import { createMemoryFolder, removeMemoryFolder } from './memory-folder.mjs'

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
  const browser = await ensureBrowser()
  if (browser === undefined) return oneFailed
  return addCounts([await runChecks(), await runTests(browser)])
}

/** @returns {Promise<Counts>} */
const runChecks = async () => {
  const { code } = await runVisibly(['scripts/check.mjs'], {})
  return code === 0 ? { passed: 1, failed: 0 } : oneFailed
}

/** @param {string} browser */
const runTests = async (browser) => {
  const file = join(root, '.cache', 'test', 'report.json')
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const memoryFolder = createMemoryFolder()
  const { code } = await runVisibly(['node_modules/vitest/vitest.mjs', 'run', ...reporters], {
    CHROME_PATH: browser,
    ...(memoryFolder === undefined ? {} : { TMPDIR: memoryFolder }),
  })
  if (memoryFolder !== undefined) removeMemoryFolder(memoryFolder)
  return countsOf(readReport(file), code)
}

/**
 * @param {ReadonlyArray<string>} args
 * @param {Record<string, string>} env
 */
const runVisibly = (args, env) =>
  waitForEnd(
    spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  )

/** @param {string} file */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
