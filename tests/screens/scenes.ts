import type { Page } from 'playwright'
import type { Colleague } from './colleague'

/** The ids of the demo's projects. */
export type Projects = { readonly empty: string; readonly uploaded: string; readonly optimised: string }

/** A screen in one state: its address, and the actions to take before the screenshot. */
export type Scene = {
  readonly name: string
  readonly pathOf: (projects: Projects) => string
  readonly prepare?: (page: Page, colleague: Colleague) => Promise<unknown>
  /** a drag, a choice, a selection or a search would show in the next scene of the same page */
  readonly newPageAfter?: true
}

const tab = (project: keyof Projects, path: string) => (projects: Projects) =>
  `/projects/${projects[project]}/(tab:${path})`

export const signInScenes: ReadonlyArray<Scene> = [
  { name: 'login', pathOf: () => '/login' },
  {
    name: 'login-error',
    pathOf: () => '/login',
    prepare: async (page) => {
      await page.getByLabel('Username').fill('demo')
      await page.getByLabel('Password').fill('wrong')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
]

let invitationCount = 0

/** Invites a user with a new name; the result is the address of the link. */
const invite = async (page: Page, name: string): Promise<string> => {
  invitationCount += 1
  await page.getByRole('button', { name: 'Invite user' }).click()
  await page.getByLabel('Username').fill(`${name}-${invitationCount}`)
  await page.keyboard.press('Enter')
  return page.getByLabel(/^Link for/).inputValue()
}

/** Screens of a signed-in user; they run in this order. */
export const signedInScenes: ReadonlyArray<Scene> = [
  { name: 'project-new', pathOf: () => '/projects/new' },
  { name: 'account', pathOf: () => '/account' },
  {
    name: 'account-key',
    pathOf: () => '/account',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'New key' }).click()
      await page.getByLabel('Name of the program').fill('Warehouse system')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: /^Copy/ }).first().waitFor()
    },
  },
  { name: 'settings', pathOf: () => '/settings' },
  { name: 'corrections', pathOf: () => '/corrections' },
  {
    name: 'users',
    pathOf: () => '/users',
    prepare: async (page) => {
      await invite(page, 'users')
      await page.getByRole('button', { name: 'Invite user' }).click()
    },
  },
  { name: 'audit', pathOf: () => '/audit' },
  {
    name: 'set-password',
    pathOf: () => '/users',
    prepare: async (page) => {
      await page.goto(await invite(page, 'set-password'))
      await page.getByLabel('New password').waitFor()
    },
  },
  { name: 'not-found', pathOf: () => '/nowhere' },
  { name: 'routes', pathOf: tab('optimised', 'routes') },
  {
    name: 'routes-single',
    pathOf: tab('optimised', 'routes'),
    prepare: (page) => page.locator('.rr-route-panel__main').nth(1).click(),
  },
  {
    name: 'timeline',
    pathOf: tab('optimised', 'routes'),
    prepare: async (page) => {
      // By its button, since the keys work only a moment after the page shows.
      await page.getByRole('button', { name: 'Timeline', exact: true }).click()
      await page.getByRole('gridcell').first().waitFor()
    },
  },
  { name: 'routes-empty', pathOf: tab('empty', 'routes') },
  { name: 'route-details', pathOf: tab('optimised', 'routes/1') },
  { name: 'stops', pathOf: tab('optimised', 'stops') },
  {
    name: 'stops-unplanned',
    pathOf: tab('optimised', 'stops'),
    prepare: (page) => page.getByRole('switch').click(),
  },
  {
    name: 'stops-no-results',
    newPageAfter: true,
    pathOf: tab('optimised', 'stops'),
    prepare: (page) => page.getByPlaceholder('Search stops').fill('qwerty'),
  },
  { name: 'stops-empty', pathOf: tab('empty', 'stops') },
  { name: 'stops-uploaded', pathOf: tab('uploaded', 'stops') },
  { name: 'stop-new', pathOf: tab('optimised', 'stops/new') },
  {
    name: 'stop-details',
    pathOf: tab('optimised', 'stops'),
    prepare: async (page) => {
      await page.getByRole('row').nth(3).getByRole('link').click()
      await page.getByText('Assigned route').waitFor()
    },
  },
  {
    name: 'stop-urgent',
    pathOf: (projects) => `${tab('optimised', 'stops/new')(projects)}?urgent`,
    prepare: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Urgent stop' }).waitFor()
      await page.getByLabel('Customer name').fill('Apotheek Koster')
      await page.getByLabel('Zip').fill('2801YA')
      await page.getByLabel('House number').fill('3')
      await page.getByLabel('Suffix').focus()
      await page
        .getByRole('button', { name: /^Plan here/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'stop-edit',
    pathOf: tab('optimised', 'stops'),
    prepare: async (page) => {
      await page.getByRole('row').nth(3).getByRole('link').first().click()
      // The rows of the list have menus of such a name.
      await page.locator('button[title="Edit (E)"]').click()
      await page.getByLabel('Duration (min)').fill('25')
      await page.getByText('Pin at the address').waitFor()
      await page.getByText(/arrival \d/).waitFor()
    },
  },
  { name: 'drivers', pathOf: tab('optimised', 'drivers') },
  { name: 'driver-new', pathOf: tab('optimised', 'drivers/new') },
  {
    name: 'driver-details',
    pathOf: tab('optimised', 'drivers'),
    prepare: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await page.getByLabel('First name').waitFor()
    },
  },
  { name: 'optimise', pathOf: tab('uploaded', 'optimise') },
  { name: 'ride-new', pathOf: tab('optimised', 'rides/new') },
  { name: 'history', pathOf: tab('optimised', 'history') },
  {
    name: 'project-menu',
    pathOf: tab('optimised', 'routes'),
    prepare: (page) => page.locator('.rr-project__name').click(),
  },
  {
    name: 'dialog-delete',
    pathOf: tab('optimised', 'routes'),
    prepare: async (page) => {
      await page.locator('.rr-project__name').click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    },
  },
  {
    name: 'shortcuts',
    pathOf: tab('optimised', 'routes'),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Shortcuts' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
