import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { fewPixels } from '../../kit/browser'
import { startProduct, type Environment, type Product } from '../product'
import { contextPool, type StorageState } from './context-pool'

/** A user's browser, whose tabs share cookies and storage. */
export type UserBrowser = { readonly page: Page; readonly anotherTab: () => Promise<Page> }

export type UserBrowsers = {
  readonly address: () => string
  /** opens a browser that is not signed in */
  readonly open: (path?: string) => Promise<UserBrowser>
  /** opens one at the projects, signed in by the form */
  readonly signInByForm: (username?: string, password?: string) => Promise<UserBrowser>
  /** the same, by what the first browser of this user in the file has stored */
  readonly signIn: (username?: string, password?: string) => Promise<UserBrowser>
  /** the same, at the routes of a project */
  readonly signInTo: (project: RegExp, username?: string, password?: string) => Promise<UserBrowser>
  /** declares a browser error of this test; any other error fails it */
  readonly expectError: (message: RegExp) => void
}

/** Starts the built product for the tests of one file. Errors and warnings of the browser fail the test. */
export const userBrowsers = (
  env: () => Promise<Environment> = async () => ({}),
  contextOptions: BrowserContextOptions = {},
): UserBrowsers => {
  let product: Product
  const contexts = contextPool(
    { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...fewPixels, ...contextOptions },
    () => product.address,
  )
  const browserErrors: string[] = []
  const expected: RegExp[] = []

  beforeAll(async () => {
    product = await startProduct(await env())
  })
  afterEach(async () => {
    await contexts.returnAll()
    const unexpectedErrors = browserErrors
      .splice(0)
      .filter((message) => !expected.some((pattern) => pattern.test(message)))
    expected.length = 0
    expect(unexpectedErrors).toEqual([])
  })
  afterAll(() => product.stop('SIGTERM'))

  const watchErrors = (page: Page): Page => {
    page.setDefaultTimeout(25_000)
    page.on('pageerror', (error) => browserErrors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        browserErrors.push(`${message.text()} ${message.location().url}`)
    })
    return page
  }

  const openIn = async (path: string, storageState?: StorageState): Promise<UserBrowser> => {
    const context = await contexts.take(storageState)
    const page = watchErrors(await context.newPage())
    await page.goto(product.address + path)
    return { page, anotherTab: async () => watchErrors(await context.newPage()) }
  }

  const open = (path = '/login'): Promise<UserBrowser> => openIn(path)
  const signInByForm = async (username?: string, password?: string): Promise<UserBrowser> => {
    const userBrowser = await open()
    await signInOn(userBrowser.page, username, password)
    await userBrowser.page.waitForURL('**/projects')
    return userBrowser
  }
  const storageStates = new Map<string, StorageState>()
  const signIn = async (username = 'demo', password = 'demo', path = '/projects'): Promise<UserBrowser> => {
    const storageState = storageStates.get(username)
    if (storageState !== undefined) return openIn(path, storageState)
    const userBrowser = await signInByForm(username, password)
    storageStates.set(username, await userBrowser.page.context().storageState())
    return userBrowser
  }
  const projectPaths = new Map<string, string>()

  return {
    address: () => product.address,
    open,
    signInByForm,
    signIn,
    signInTo: async (project, username, password) => {
      const userBrowser = await signIn(username, password, projectPaths.get(project.source))
      const { page } = userBrowser
      if (page.url().endsWith('/projects')) await openProject(page, project)
      else await waitForPlan(page)
      projectPaths.set(project.source, new URL(page.url()).pathname)
      return userBrowser
    },
    expectError: (message) => expected.push(message),
  }
}

export const signInOn = async (page: Page, username = 'demo', password = 'demo'): Promise<void> => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

export const openProject = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('link', { name }).click()
  await page.waitForURL('**/(tab:routes)')
  await waitForPlan(page)
}

const waitForPlan = (page: Page): Promise<void> => page.getByText(/^(All routes|All stops)/).waitFor()

export const openTab = async (page: Page, name: 'Routes' | 'Stops'): Promise<void> => {
  await page.getByRole('navigation', { name: 'Project tabs' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** The name that a link stands for, of which it may show only the beginning. */
export const fullNameOf = (link: Locator): Promise<string> =>
  link.evaluate((element) => element.getAttribute('title') ?? element.textContent)

/** The names that links stand for, read at once: each look for a row by its role takes long. */
export const fullNamesOf = (links: Locator): Promise<ReadonlyArray<string>> =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('title') ?? element.textContent))

/** The stop names in the details of a route, which show every change without being opened again. */
export const visitsOf = async (page: Page, route: number): Promise<ReadonlyArray<string>> => {
  const heading = page.getByRole('heading', { name: `Details for route ${route}`, exact: true })
  if (!(await heading.isVisible())) {
    await openTab(page, 'Routes')
    await page.getByRole('link', { name: `Details for route ${route}`, exact: true }).click()
    await heading.waitFor()
  }
  return fullNamesOf(page.getByRole('row').locator('a'))
}

export const toast = (page: Page): Locator => page.locator('.rr-toast')

export const waitForToast = (page: Page, text: string | RegExp): Promise<void> => toast(page).getByText(text).waitFor()

const UNDONE = /^Undone: /

/** Undoes the change that the toast tells of. */
export const undoByToast = async (page: Page): Promise<void> => {
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await waitForToast(page, UNDONE)
}

export const undoByKey = async (page: Page, text = UNDONE): Promise<void> => {
  await page.keyboard.press('Control+z')
  await waitForToast(page, text)
}

export const openStop = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('row').getByRole('link', { name, exact: true }).click()
  await page.getByRole('form', { name: 'Place in the plan' }).waitFor()
}

/** Counts what the user does, so that a task that needs more steps fails its test. */
export const counted = () => {
  let count = 0
  return {
    step: async (action: Promise<unknown>): Promise<void> => {
      count += 1
      await action
    },
    count: () => count,
  }
}
