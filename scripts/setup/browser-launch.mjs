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
  // Else freed memory is given back and taken again thousands of times a minute, a tenth of the processor time of a page.
  '--enable-features=PartitionAllocLargeEmptySlotSpanRing,BlinkUseLargeEmptySlotSpanRingForBufferRoot,PartitionAllocLargeThreadCacheSize',
]

/**
 * The options with which every test starts its browser. Where there is no browser, Playwright says so and the tests
 * fail.
 */
export const browserLaunch = async () => {
  const executablePath = await findBrowser()
  return { headless: true, args, ...(executablePath === undefined ? {} : { executablePath }) }
}
