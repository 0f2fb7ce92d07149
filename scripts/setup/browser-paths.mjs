import { posix, win32 } from 'node:path'

/** @typedef {{ readonly platform: string, readonly env: Readonly<Record<string, string | undefined>> }} Machine */

/** Chromium without a user interface, where Debian's package puts it. */
export const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** @type {Readonly<Record<string, (env: Machine['env']) => ReadonlyArray<string>>>} */
const defaultPaths = {
  linux: () => ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium', HEADLESS_SHELL],
  darwin: () => [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: (env) =>
    [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((folder) =>
      folder === undefined ? [] : [win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')],
    ),
}

/**
 * Where a browser may be, best first: the one that CHROME_PATH names, those of the system, the one of Playwright.
 *
 * @param {Machine} machine
 * @param {string | undefined} playwrightPath Playwright's
 * @returns {ReadonlyArray<string>}
 */
export const browserPaths = ({ platform, env }, playwrightPath) => {
  const configured = env['CHROME_PATH']
  // Where CHROME_PATH is set, that browser is used and no other.
  if (configured !== undefined && configured !== '') return [configured]
  return [
    ...pathCandidates(platform, env),
    ...(defaultPaths[platform]?.(env) ?? []),
    ...(playwrightPath === undefined ? [] : [playwrightPath]),
  ]
}

/**
 * @param {string} platform
 * @param {Machine['env']} env
 */
const pathCandidates = (platform, env) => {
  const { delimiter, join } = platform === 'win32' ? win32 : posix
  const ending = platform === 'win32' ? '.exe' : ''
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending)))
}
