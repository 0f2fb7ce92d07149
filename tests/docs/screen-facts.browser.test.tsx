import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { scrollToRoute } from '../../src/ui/screens/routes/use-scroll-to-zoomed-route'
import '../../src/ui/design/index.css'
import { addStoredProject } from '../kit/add-stored-project'
import { aPlanOf } from '../kit/builders/plan'
import { aRouteTo } from '../kit/builders/route'
import { memoryServer } from '../kit/memory'
import { renderApp } from '../kit/render-app'
import { createTestApp, signedInState, visser } from '../kit/test-app'

/** Facts of docs/specification.md that no other test holds. */
const openTab = async (tab: string): Promise<() => string> => {
  const server = memoryServer()
  addStoredProject(server, aPlanOf([aRouteTo(['a'], { index: 0, name: 'Noord', color: '#39a15b' })], ['b']))
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  return renderApp(app, `/projects/7/(tab:${tab})`)
}

const columnTitles = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)

const choicesOf = (name: string) =>
  [...page.getByRole('combobox', { name }).element().querySelectorAll('option')].map(({ textContent }) => textContent)

describe('the columns of a table (§2)', () => {
  it.each([
    ['stops', ['R', '#', 'Customer name', 'Type', 'ArrivalSlack']],
    ['routes/0', ['#', 'Name', 'Address', 'Zip', 'T', 'ArrivalSlack']],
  ])(
    'the table of %s has the titles %j, between a box for all rows and a title that is only read out',
    async (tab, columns) => {
      await openTab(tab)
      await expect.poll(columnTitles).toEqual(['', ...columns, 'Lock and edit'])
    },
  )
})

describe('what only a user sees (§2, §6)', () => {
  const account = page.getByRole('link', { name: 'Account' })

  it('the links to the account and to log out show in the frame', async () => {
    renderApp((await createTestApp({ browserState: signedInState(visser) })).app, '/projects')
    await expect.element(account).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Logout' })).toBeVisible()
  })

  it.each(['/account', '/projects/new', '/login'])(
    '%s shows the log-in without these links to others',
    async (path) => {
      const currentPath = renderApp((await createTestApp()).app, path)
      await expect.poll(currentPath).toBe('/login')
      await expect.element(page.getByRole('heading', { name: 'Please login' })).toBeVisible()
      expect(account.elements()).toEqual([])
    },
  )

  it('the fields of the account are disabled', async () => {
    renderApp((await createTestApp({ browserState: signedInState(visser) })).app, '/account')
    await expect.element(page.getByRole('textbox', { name: 'API key' })).toBeVisible()
    const fields = page.getByRole('main').getByRole('textbox').elements()
    const enabled = fields.filter((field) => !field.matches(':disabled'))
    expect([fields.length, enabled]).toEqual([5, []])
  })
})

describe('the link Back (§2)', () => {
  const back = page.getByRole('link', { name: 'Back', exact: true })

  it('the link Back leads from the details of a route to the routes tab', async () => {
    const currentPath = await openTab('routes/0')
    await back.click()
    await expect.poll(currentPath).toBe('/projects/7/(tab:routes)')
  })

  it('the link Back leads from the form of a new driver to the screen before', async () => {
    const currentPath = await openTab('drivers')
    await page.getByRole('link', { name: 'Stops' }).click()
    await page.getByRole('link', { name: 'Drivers' }).click()
    await page.getByRole('link', { name: 'Add driver' }).first().click()
    await expect.poll(currentPath).toBe('/projects/7/(tab:drivers/new)')
    await back.click()
    await expect.poll(currentPath).toBe('/projects/7/(tab:drivers)')
  })
})

describe('the panel of a route (§2)', () => {
  it('the panel has a top border in the colour of its route', async () => {
    await openTab('routes')
    const panel = page.getByRole('list', { name: 'Routes' }).getByRole('button', { name: /Noord/ })
    await expect.element(panel).toBeVisible()
    const frame = panel.element().closest('.rr-route-panel')
    const border = frame && getComputedStyle(frame, '::before')
    expect(border?.backgroundColor).toBe('rgb(57, 161, 91)')
  })
})

describe('the form of a new stop (§2, §5)', () => {
  it('the form offers each type and each priority, but leaves both disabled', async () => {
    await openTab('stops/new')
    await expect.element(page.getByRole('combobox', { name: 'Type' })).toBeDisabled()
    await expect.element(page.getByRole('combobox', { name: 'Priority' })).toBeDisabled()
    expect([choicesOf('Type'), choicesOf('Priority')]).toEqual([
      ['Delivery', 'Pickup', 'Service'],
      ['Low', 'Regular', 'High'],
    ])
  })

  it('the form has its fields in this order, of which the address is read-only', async () => {
    await openTab('stops/new')
    await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveAttribute('readonly')
    const labels = [...document.querySelectorAll('form label')].map(({ textContent }) => textContent)
    expect(labels.map((label) => label.replace(/ \(optional\)$/, ''))).toEqual([
      'Type',
      'Priority',
      'Customer name',
      'Zip',
      'House number',
      'Suffix',
      'Address',
    ])
  })
})

describe('scrolling to a route (§9)', () => {
  it('scrolling to a route takes 150 ms and ends 10 pixels above it', () => {
    expect(scrollToRoute).toEqual({ durationMs: 150, offset: -10 })
  })
})
