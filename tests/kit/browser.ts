import { chromium, type Browser } from 'playwright'
import { browserLaunch } from '../../scripts/setup/browser-launch.mjs'

/** Without a graphics processor each painted pixel takes time; the layout, which tests see, stays the same. */
export const fewPixels = { deviceScaleFactor: 0.5 }

export const openBrowser = async (): Promise<Browser> => {
  const options = await browserLaunch()
  // Else each page starts a process, and compiles the scripts of the product again. Tabs of one user share it, too.
  return chromium.launch({ ...options, args: [...options.args, '--process-per-site'] })
}

let shared: Promise<Browser> | undefined

/** The browser of all test files of this process, with which it ends: a start takes a second of a processor. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= openBrowser())
