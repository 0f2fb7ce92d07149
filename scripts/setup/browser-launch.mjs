import { findBrowser } from './browser.mjs'

/** What a machine without a screen or a GPU needs, and nothing that calls home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How every test starts its browser; where there is none, Playwright says so and the tests fail. */
export const browserLaunch = async () => {
  const executablePath = await findBrowser()
  return { headless: true, args, ...(executablePath === undefined ? {} : { executablePath }) }
}
