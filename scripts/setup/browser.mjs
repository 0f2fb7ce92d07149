import { accessSync, constants, readFileSync } from 'node:fs'
import { step } from '../step.mjs'
import { browserPaths, HEADLESS_SHELL } from './browser-paths.mjs'

/** @returns {Promise<string | undefined>} the browser that the tests drive */
export const findBrowser = async () =>
  browserPaths(process, undefined).find(isProgram) ??
  browserPaths(process, await playwrightBrowserPath()).find(isProgram)

/**
 * Finds a browser for a run of all tests, or installs one. Chromium's headless shell draws no window of its own, which
 * saves a third of the processor time. Where no browser can be installed, it prints the reason and answers undefined.
 */
export const ensureBrowser = async () => {
  const configured = process.env['CHROME_PATH']
  if (configured !== undefined && configured !== '') {
    if (isProgram(configured)) return configured
    console.error(`CHROME_PATH names no browser: there is no program at ${configured}.`)
    return undefined
  }
  if (!isProgram(HEADLESS_SHELL) && isDebianRoot()) await installFromDebian()
  if (isProgram(HEADLESS_SHELL)) return HEADLESS_SHELL
  const installed = (await findBrowser()) ?? ((await installFromPlaywright()) ? await findBrowser() : undefined)
  if (installed === undefined) {
    console.error('The tests need a browser and none could be installed: install chromium, or set CHROME_PATH to one.')
  }
  return installed
}

const installFromDebian = () =>
  step('Installing chromium', 'sh', ['-c', 'apt-get update && apt-get install -y chromium-headless-shell'], {
    DEBIAN_FRONTEND: 'noninteractive',
  })

const installFromPlaywright = () =>
  step("Installing Playwright's chromium", process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])

export const isDebianRoot = () => {
  if (process.getuid?.() !== 0) return false
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

const playwrightBrowserPath = async () => {
  try {
    return (await import('playwright')).chromium.executablePath()
  } catch {
    return undefined
  }
}

/** @param {string} path */
export const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
