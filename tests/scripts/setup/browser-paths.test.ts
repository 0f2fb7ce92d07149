import { describe, expect, it } from 'vitest'
import { browserPaths } from '../../../scripts/setup/browser-paths.mjs'

const own = '/cache/playwright/chrome'

describe('browserPaths', () => {
  it('the paths are the PATH, the default folders and then that of Playwright', () => {
    expect(browserPaths({ platform: 'linux', env: { PATH: '/usr/bin' } }, own)).toEqual([
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/chrome',
      '/usr/lib/chromium/chromium',
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
      '/usr/lib/chromium/chromium-headless-shell',
      own,
    ])
  })

  it('chromium anywhere on the PATH is preferred to chrome', () => {
    const paths = browserPaths({ platform: 'linux', env: { PATH: '/a:/b' } }, undefined)
    expect(paths.slice(0, 3)).toEqual(['/a/chromium', '/b/chromium', '/a/chromium-browser'])
  })

  it('CHROME_PATH excludes all other paths', () => {
    expect(browserPaths({ platform: 'linux', env: { CHROME_PATH: '/my/chrome', PATH: '/usr/bin' } }, own)).toEqual([
      '/my/chrome',
    ])
  })

  it('an empty CHROME_PATH is ignored', () => {
    expect(browserPaths({ platform: 'darwin', env: { CHROME_PATH: '' } }, own)).toEqual([
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      own,
    ])
  })

  it('Windows paths have backslashes and .exe', () => {
    const env = { Path: 'C:\\bin', PROGRAMFILES: 'C:\\Program Files' }
    expect(browserPaths({ platform: 'win32', env }, undefined)).toEqual([
      'C:\\bin\\chromium.exe',
      'C:\\bin\\chromium-browser.exe',
      'C:\\bin\\google-chrome.exe',
      'C:\\bin\\google-chrome-stable.exe',
      'C:\\bin\\chrome.exe',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ])
  })
})
