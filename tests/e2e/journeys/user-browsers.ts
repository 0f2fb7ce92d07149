import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openBrowser } from '../../kit/browser'
import { startProduct, type Environment, type Product } from '../product'

/** A user's browser, whose tabs share cookies and storage. */
export type Visit = { readonly page: Page; readonly anotherTab: () => Promise<Page> }

export type Visits = {
  readonly address: () => string
  /** opens a browser that is not signed in */
  readonly come: (path?: string) => Promise<Visit>
  /** opens one with the demo user signed in, at the projects */
  readonly signIn: () => Promise<Visit>
  /** an error of the browser that belongs to the test; any other fails it */
  readonly expectComplaint: (words: RegExp) => void
}

/**
 * The built product on a server of its own, for the tests of one file. Errors
 * and warnings of the browser fail the test.
 */
export const visits = (env: () => Promise<Environment> = async () => ({})): Visits => {
  let product: Product
  let browser: Browser
  const open = new Set<BrowserContext>()
  const complaints: string[] = []
  const expected: RegExp[] = []

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(await env()), openBrowser()])
  })
  afterEach(async () => {
    for (const context of open) await context.close()
    open.clear()
    const odd = complaints.splice(0).filter((words) => !expected.some((known) => known.test(words)))
    expected.length = 0
    expect(odd).toEqual([])
  })
  afterAll(async () => {
    await browser.close()
    await product.stop('SIGTERM')
  })

  const heard = (page: Page): Page => {
    page.setDefaultTimeout(10_000)
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${message.text()} ${message.location().url}`)
    })
    return page
  }

  const come: Visits['come'] = async (path = '/login') => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    open.add(context)
    const page = heard(await context.newPage())
    await page.goto(product.address + path)
    return { page, anotherTab: async () => heard(await context.newPage()) }
  }

  return {
    address: () => product.address,
    come,
    signIn: async () => {
      const visit = await come()
      await signInOn(visit.page)
      await visit.page.waitForURL('**/projects')
      return visit
    },
    expectComplaint: (words) => expected.push(words),
  }
}

export const signInOn = async (page: Page): Promise<void> => {
  await page.getByLabel('Username').fill('demo')
  await page.getByLabel('Password').fill('demo')
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Opens a project from the list of projects. */
export const openProject = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('link', { name }).click()
  await page.waitForURL('**/(tab:routes)')
  await page.getByText(/^(All routes|All stops)/).waitFor()
}

export const openTab = async (page: Page, name: 'Routes' | 'Stops'): Promise<void> => {
  await page.getByRole('navigation', { name: 'Project tabs' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** The names in the table of a route's details. */
export const visitsOf = async (page: Page, route: number): Promise<ReadonlyArray<string>> => {
  await openTab(page, 'Routes')
  await page.getByRole('link', { name: `Details for route ${route}`, exact: true }).click()
  await page.getByRole('heading', { name: `Details for route ${route}`, exact: true }).waitFor()
  return page.getByRole('row').locator('a').allTextContents()
}

export const openStop = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('row').getByRole('link', { name, exact: true }).click()
  await page.getByRole('form', { name: 'Place in the plan' }).waitFor()
}
