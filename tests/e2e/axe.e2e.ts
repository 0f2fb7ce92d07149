import axe, { type AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../kit/browser'
import { signedInScenes, signInScenes, type Projects, type Scene } from '../screens/scenes'
import { preparedScenes } from '../screens/prepared-scenes'
import { signInOn } from './journeys/user-browsers'
import { startProduct, type Product } from './product'

const looks = [
  { name: 'light', colorScheme: 'light', width: 1440, height: 900 },
  { name: 'dark', colorScheme: 'dark', width: 1440, height: 900 },
  { name: 'on a phone', colorScheme: 'light', width: 390, height: 844 },
] as const

const nothing = { light: [], dark: [], 'on a phone': [] }

const listed: Scene = { name: 'projects', pathOf: () => '/projects' }

/** Waits until the page is drawn and animations have ended, since a colour in transition belongs to neither theme. */
const rested = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const glides = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity
    do {
      await drawn()
      await drawn()
    } while (document.getAnimations().some(glides))
  })

/** What axe finds wrong with the page as it is, of any impact, and where. */
const violationsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  await rested(page)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${String(impact)}) ${target.join(' ')}: ${String(failureSummary)}`,
    ),
  )
}

describe('every screen is accessible', () => {
  let product: Product
  let browser: Browser
  let page: Page
  let projects: Projects = { empty: '', uploaded: '', optimised: '' }
  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    page = await browser.newPage({ reducedMotion: 'reduce' })
    page.setDefaultTimeout(10_000)
  })
  afterAll(async () => {
    await browser.close()
    await product.stop('SIGTERM')
  })

  const signedIn = async (): Promise<void> => {
    await page.goto(`${product.address}/login`)
    await signInOn(page)
    const idOf = async (name: RegExp): Promise<string> => {
      const address = await page.getByRole('link', { name }).getAttribute('href')
      return /projects\/([^/]+)/.exec(address ?? '')?.[1] ?? ''
    }
    projects = { empty: await idOf(/^Lege/), uploaded: await idOf(/^Upload/), optimised: await idOf(/^Ritten/) }
  }

  const seen = async ({ pathOf, prepare }: Scene): Promise<void> => {
    const [{ colorScheme, ...size }] = looks
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await page.goto(product.address + pathOf(projects))
    await page.locator('h1').first().waitFor()
    await page.locator('.rr-content .rr-spinner').first().waitFor({ state: 'detached' })
    await prepare?.(page)
  }

  const wrongWith = async (scene: Scene): Promise<Readonly<Record<string, ReadonlyArray<string>>>> => {
    await seen(scene)
    const wrong: Record<string, ReadonlyArray<string>> = {}
    for (const { name, colorScheme, ...size } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      // The page hears of the new colour scheme a moment later.
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
      wrong[name] = await violationsOn(page)
    }
    return wrong
  }

  it.each(signInScenes.map((scene) => [scene.name, scene] as const))('%s', async (_, scene) => {
    expect(await wrongWith(scene)).toEqual(nothing)
  })

  describe('for a user who is signed in', () => {
    beforeAll(signedIn)

    it.each([listed, ...signedInScenes, ...preparedScenes].map((scene) => [scene.name, scene] as const))(
      '%s',
      async (_, scene) => {
        expect(await wrongWith(scene)).toEqual(nothing)
      },
    )
  })
})
