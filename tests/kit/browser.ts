import { chromium, type Browser } from 'playwright'
import { browserLaunch } from '../../scripts/setup/browser-launch.mjs'

export const openBrowser = async (): Promise<Browser> => chromium.launch(await browserLaunch())

let shared: Promise<Browser> | undefined

/** The browser of all test files of this process, with which it ends: a start takes a second of a processor. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= openBrowser())
