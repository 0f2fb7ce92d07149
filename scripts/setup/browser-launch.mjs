import { findBrowser } from './browser.mjs'

/** For a machine without a screen or a GPU; the browser's own background requests are switched off. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The options with which every test starts its browser. Where there is no browser, Playwright says so and the tests
 * fail.
 */
export const browserLaunch = async () => {
  const executablePath = await findBrowser()
  return { headless: true, args, ...(executablePath === undefined ? {} : { executablePath }) }
}
