import type { Page } from 'playwright'

/** The ids of the demo's projects. */
export type Projects = { readonly empty: string; readonly uploaded: string; readonly optimised: string }

/** A screen in one state: its address, and what to do there before it is looked at. */
export type Scene = {
  readonly name: string
  readonly at: (projects: Projects) => string
  readonly before?: (page: Page) => Promise<unknown>
}

const tab = (of: keyof Projects, path: string) => (projects: Projects) => `/projects/${projects[of]}/(tab:${path})`

/** Screens for signing in. */
export const openScenes: ReadonlyArray<Scene> = [
  { name: 'login', at: () => '/login' },
  {
    name: 'login-error',
    at: () => '/login',
    before: async (page) => {
      await page.getByLabel('Username').fill('demo')
      await page.getByLabel('Password').fill('wrong')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
]

/** Screens for a signed-in user, one after the other. */
export const deskScenes: ReadonlyArray<Scene> = [
  { name: 'project-new', at: () => '/projects/new' },
  { name: 'account', at: () => '/account' },
  { name: 'settings', at: () => '/settings' },
  { name: 'not-found', at: () => '/nowhere' },
  { name: 'routes', at: tab('optimised', 'routes') },
  {
    name: 'routes-single',
    at: tab('optimised', 'routes'),
    before: (page) => page.locator('.rr-route-panel__main').nth(1).click(),
  },
  { name: 'routes-empty', at: tab('empty', 'routes') },
  { name: 'route-details', at: tab('optimised', 'routes/1') },
  { name: 'stops', at: tab('optimised', 'stops') },
  {
    name: 'stops-unplanned',
    at: tab('optimised', 'stops'),
    before: (page) => page.getByRole('switch').click(),
  },
  {
    name: 'stops-no-results',
    at: tab('optimised', 'stops'),
    before: (page) => page.getByPlaceholder('Search stops').fill('qwerty'),
  },
  { name: 'stops-empty', at: tab('empty', 'stops') },
  { name: 'stop-new', at: tab('optimised', 'stops/new') },
  {
    name: 'stop-details',
    at: tab('optimised', 'stops'),
    before: async (page) => {
      await page.getByRole('row').nth(3).getByRole('link').click()
      await page.getByText('Assigned route').waitFor()
    },
  },
  { name: 'drivers', at: tab('optimised', 'drivers') },
  { name: 'driver-new', at: tab('optimised', 'drivers/new') },
  {
    name: 'driver-details',
    at: tab('optimised', 'drivers'),
    before: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await page.getByLabel('First name').waitFor()
    },
  },
  { name: 'optimise', at: tab('uploaded', 'optimise') },
  { name: 'ride-new', at: tab('optimised', 'rides/new') },
  { name: 'history', at: tab('optimised', 'history') },
  {
    name: 'project-menu',
    at: tab('optimised', 'routes'),
    before: (page) => page.locator('.rr-project__name').click(),
  },
  {
    name: 'dialog-delete',
    at: tab('optimised', 'routes'),
    before: async (page) => {
      await page.locator('.rr-project__name').click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    },
  },
  {
    name: 'shortcuts',
    at: tab('optimised', 'routes'),
    before: async (page) => {
      await page.getByRole('button', { name: 'Shortcuts' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
