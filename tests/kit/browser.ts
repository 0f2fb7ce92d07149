import { chromium, type Browser } from 'playwright'
import { browserLaunch } from '../../scripts/setup/browser-launch.mjs'

export const openBrowser = async (): Promise<Browser> => chromium.launch(await browserLaunch())
