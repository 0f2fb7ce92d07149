import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fewPixels, sharedBrowser } from '../kit/browser'
import { signInColleague, type Colleague } from '../screens/colleague'
import { signedInScenes, signInScenes, type Projects, type Scene } from '../screens/scenes'
import { addColleague } from '../server/add-colleague'
import { signInOn } from './journeys/user-browsers'
import { violationsOn } from './axe-violations'
import { startProduct, type Product } from './product'

const appearances = [
  { name: 'light', colorScheme: 'light', width: 1440, height: 900, rules: 'all' },
  { name: 'dark', colorScheme: 'dark', width: 1440, height: 900, rules: 'colours' },
  { name: 'on a phone', colorScheme: 'light', width: 390, height: 844, rules: 'all' },
] as const

type Appearance = (typeof appearances)[number]['name']

const isOfProject = (address: string): boolean => /\/projects\/.*\(tab:/.test(decodeURIComponent(address))

/**
 * Goes to another tab of a project within the page, so that its scripts and axe stay compiled. The screen between closes
 * what the scene before has opened.
 */
const followTo = async (page: Page, path: string): Promise<void> => {
  const follow = (to: string): Promise<void> =>
    page.evaluate((url) => {
      history.pushState({}, '', url)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, to)
  await follow('/settings')
  const between = page.getByRole('heading', { level: 1, name: 'Settings' })
  await between.waitFor()
  await follow(path)
  await between.waitFor({ state: 'detached' })
}

type ScenesByUser = { readonly signedOut: ReadonlyArray<Scene>; readonly signedIn: ReadonlyArray<Scene> }

const projectsScene: Scene = { name: 'projects', pathOf: () => '/projects' }

/** Each screen in the states that need few steps. */
export const screenScenes: ScenesByUser = { signedOut: signInScenes, signedIn: [projectsScene, ...signedInScenes] }

/** Declares a test of each scene: axe finds nothing in these appearances. */
export const testScenes = ({ signedOut, signedIn }: ScenesByUser, names: ReadonlyArray<Appearance>): void => {
  const tested = appearances.filter(({ name }) => names.includes(name))
  const noViolations = Object.fromEntries(names.map((name) => [name, []]))
  let product: Product
  let page: Page
  let colleague: Colleague
  let projects: Projects = { empty: '', uploaded: '', optimised: '' }
  beforeAll(async () => {
    product = await startProduct()
    await addColleague(product.address)
    colleague = await signInColleague(product.address)
    page = await (await sharedBrowser()).newPage({ reducedMotion: 'reduce', ...fewPixels })
    page.setDefaultTimeout(25_000)
  })
  afterAll(async () => {
    await page.context().close()
    await product.stop('SIGTERM')
  })

  const signInDemo = async (): Promise<void> => {
    await page.goto(`${product.address}/login`)
    await signInOn(page)
    const projectIdOf = async (name: RegExp): Promise<string> => {
      const address = await page.getByRole('link', { name }).getAttribute('href')
      return /projects\/([^/]+)/.exec(address ?? '')?.[1] ?? ''
    }
    projects = {
      empty: await projectIdOf(/^Lege/),
      uploaded: await projectIdOf(/^Upload/),
      optimised: await projectIdOf(/^Ritten/),
    }
  }

  let needsNewPage = true

  const openScene = async ({ pathOf, prepare, newPageAfter }: Scene): Promise<void> => {
    const [{ colorScheme, width, height }] = appearances
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height })
    const path = pathOf(projects)
    if (isOfProject(path) && isOfProject(page.url()) && !needsNewPage) await followTo(page, path)
    else await page.goto(product.address + path)
    needsNewPage = true
    await page.locator('h1').first().waitFor()
    await page.locator('.rr-content .rr-spinner').first().waitFor({ state: 'detached' })
    await prepare?.(page, colleague)
    needsNewPage = newPageAfter === true
  }

  const violationsIn = async (scene: Scene): Promise<Readonly<Record<string, ReadonlyArray<string>>>> => {
    await openScene(scene)
    const violationsByAppearance: Record<string, ReadonlyArray<string>> = {}
    for (const { name, colorScheme, width, height, rules } of tested) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height })
      // The page applies the new colour scheme asynchronously.
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
      violationsByAppearance[name] = await violationsOn(page, rules)
    }
    return violationsByAppearance
  }

  const testEach = (scenes: ReadonlyArray<Scene>): void =>
    it.each(scenes.map((scene) => [scene.name, scene] as const))('axe accepts the scene %s', async (_, scene) => {
      expect(await violationsIn(scene)).toEqual(noViolations)
    })

  testEach(signedOut)
  describe('for a user who is signed in', () => {
    beforeAll(signInDemo)
    testEach(signedIn)
  })
}
