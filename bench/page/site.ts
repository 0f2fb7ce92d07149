import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { browserLaunch } from '../../scripts/setup/browser-launch.mjs'
import { freePort } from '../free-port'
import { startBenchServer, type BenchServer } from '../server/running-server'

/** The built product, running, and browsers that visit it. */
export type Site = Pick<BenchServer, 'client'> & {
  /** a browser with an empty cache; other tools connect to its port */
  readonly openBrowser: () => Promise<BrowserVisit>
  readonly close: () => Promise<void>
}

export type BrowserVisit = {
  readonly page: Page
  readonly context: BrowserContext
  readonly port: number
  readonly closeVisit: () => Promise<void>
}

const viewport = { width: 1440, height: 900 }

export const startSite = async (): Promise<Site> => {
  const { client, stop } = await startBenchServer('dist/server/main.js', { LOG_LEVEL: 'silent' })
  const launchOptions = await browserLaunch()
  const openBrowser = async (): Promise<BrowserVisit> => {
    const folder = await mkdtemp(join(tmpdir(), 'rondrit-page-'))
    const port = await freePort()
    const args = [...launchOptions.args, `--remote-debugging-port=${port}`]
    const context = await chromium.launchPersistentContext(folder, { ...launchOptions, args, viewport })
    const page = context.pages()[0] ?? (await context.newPage())
    return {
      page,
      context,
      port,
      closeVisit: async () => {
        await context.close()
        await rm(folder, { recursive: true, force: true })
      },
    }
  }
  return { client, openBrowser, close: stop }
}

export const signIn = async (page: Page, base: string): Promise<void> => {
  await page.goto(`${base}/login`)
  await page.getByLabel('Username').fill('demo')
  await page.getByLabel('Password').fill('demo')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${base}/projects`)
}
