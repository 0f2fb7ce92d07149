import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { launch } from '../crash/running-server'
import { openBrowser } from '../kit/browser'
import { addColleague } from '../server/add-colleague'
import { signInColleague, type Colleague } from './colleague'
import { preparedScenes } from './prepared-scenes'
import { signedInScenes, signInScenes, type Projects, type Scene } from './scenes'

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const
const themes = ['light', 'dark'] as const

/** Time for animations to end and for the map to render. */
const SETTLE_MS = 900

/** Parts of the file names of the screenshots to take, such as `stops 1440 light`; without parts, all are taken. */
const nameParts = process.argv.slice(2)
const isSelected = (picture: string): boolean => nameParts.every((part) => picture.includes(part))
const folder = join('.cache', 'screens')

/** The running product, and another user of it. */
type Site = { readonly base: string; readonly colleague: Colleague }

const draw = async (
  page: Page,
  { base, colleague }: Site,
  scene: Scene,
  file: string,
  projects: Projects,
): Promise<void> => {
  await page.goto(base + scene.pathOf(projects))
  await page.locator('h1').first().waitFor()
  await page.locator('.rr-content .rr-spinner').first().waitFor({ state: 'detached' })
  await page.locator('.leaflet-container').waitFor({ state: 'attached' })
  try {
    await scene.prepare?.(page, colleague)
  } catch (error) {
    console.error(`${scene.name}: ${String(error).split('\n')[0] ?? ''}`)
  }
  await page.waitForTimeout(SETTLE_MS)
  await page.screenshot({ path: join(folder, file) })
}

const signIn = async (page: Page, base: string): Promise<void> => {
  await page.goto(`${base}/login`)
  await page.getByLabel('Username').fill('demo')
  await page.getByLabel('Password').fill('demo')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${base}/projects`)
}

const projectsAt = async (page: Page): Promise<Projects> => {
  const list = await page.evaluate(async () => {
    const user: unknown = JSON.parse(localStorage.getItem('currentUser') ?? '{}')
    const key = typeof user === 'object' && user !== null && 'api_key' in user ? String(user.api_key) : ''
    const answer = await fetch('/delivery/v2/projects/summary', { headers: { 'x-api-key': key } })
    return answer.text()
  })
  const projects: ReadonlyArray<{ readonly id: string; readonly stops_size: number; readonly routes_size: number }> =
    JSON.parse(list)
  const idOf = (matches: (project: { stops_size: number; routes_size: number }) => boolean): string =>
    projects.find(matches)?.id ?? ''
  return {
    empty: idOf(({ stops_size }) => stops_size === 0),
    uploaded: idOf(({ stops_size, routes_size }) => stops_size > 0 && routes_size === 0),
    optimised: idOf(({ routes_size }) => routes_size > 0),
  }
}

const drawAll = async (browser: Browser, site: Site): Promise<void> => {
  for (const viewport of sizes)
    for (const colorScheme of themes) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const fileNameOf = (scene: Scene): string =>
        `${scene.name.replaceAll(' ', '-')}-${viewport.width}-${colorScheme}.png`
      const drawScenes = async (scenes: ReadonlyArray<Scene>, projects: Projects): Promise<void> => {
        for (const scene of scenes)
          if (isSelected(fileNameOf(scene))) await draw(page, site, scene, fileNameOf(scene), projects)
      }
      await drawScenes(signInScenes, { empty: '', uploaded: '', optimised: '' })
      await signIn(page, site.base)
      const projects = await projectsAt(page)
      await drawScenes(
        [{ name: 'projects', pathOf: () => '/projects' }, ...signedInScenes, ...preparedScenes],
        projects,
      )
      await context.close()
    }
}

mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'rondrit-screens-'))
const dataDir = join(data, 'data')
const product = launch('dist/server/main.js', { PORT: '0', ADDRESS_BOOK: 'register', DATA_DIR: dataDir })
const browser = await openBrowser()
try {
  const { base } = await product.ready
  await addColleague(base)
  await drawAll(browser, { base, colleague: await signInColleague(base) })
  console.info(`The screens are in ${folder}`)
} finally {
  await browser.close()
  await product.kill()
  rmSync(data, { recursive: true })
}
