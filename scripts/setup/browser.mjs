import { accessSync, constants, readFileSync } from 'node:fs'
import { step } from '../step.mjs'
import { browserPlaces } from './browser-paths.mjs'

/** @returns {Promise<string | undefined>} the browser that the tests drive */
export const findBrowser = async () =>
  browserPlaces(process, undefined).find(isProgram) ?? browserPlaces(process, await playwrightsOwn()).find(isProgram)

/** Finds a browser, or installs one. Where neither can be done, it prints the reason and answers undefined. */
export const needBrowser = async () => {
  const found = await findBrowser()
  if (found !== undefined) return found
  const said = process.env['CHROME_PATH']
  if (said !== undefined && said !== '') {
    console.error(`CHROME_PATH names no browser: there is no program at ${said}.`)
    return undefined
  }
  if (isDebianRoot()) await installFromDebian()
  const installed = (await findBrowser()) ?? ((await installFromPlaywright()) ? await findBrowser() : undefined)
  if (installed === undefined) {
    console.error('The tests need a browser and none could be installed: install chromium, or set CHROME_PATH to one.')
  }
  return installed
}

const installFromDebian = () =>
  step('Installing chromium', 'sh', ['-c', 'apt-get update && apt-get install -y chromium'], {
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

const playwrightsOwn = async () => {
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
