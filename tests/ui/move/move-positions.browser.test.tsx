import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { dialog, factsOf, ids, openDialog, options, ROUTES } from './open-move-dialog'

describe('the places of a route in the dialog that moves stops', () => {
  beforeEach(() => page.viewport(1440, 900))

  it('the positions of a route begin with the best one, and say which keys there are', async () => {
    const eastOf = (id: string, minutes: number) => ({
      ...factsOf(id),
      coordinates: { lat: 52, lng: 5 + minutes / 60 },
    })
    const lineToTheEast = planOf([aRouteTo(['s1', 's2'])], [eastOf('s1', 1), eastOf('s2', 2), eastOf('s3', 3)])
    await openDialog('Customer s3', undefined, lineToTheEast)
    await expect.element(dialog().getByRole('row', { selected: true })).toHaveTextContent('Best')
    const foot = () => dialog().element().querySelector('.rr-move__foot')?.textContent
    expect([foot(), foot()]).toEqual([
      expect.stringContaining('→ choose the place'),
      expect.stringContaining('Esc close'),
    ])
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(dialog().getByRole('grid', { name: /^Places of route / })).toBeVisible()
    await expect.element(dialog().getByRole('row', { selected: true })).toHaveTextContent('Place 30')
    expect(foot()).not.toContain('choose the place')
    expect(foot()).toContain('Esc back')
    await userEvent.keyboard('{Escape}')
    await expect.poll(foot).toContain('Esc close')
  })

  it('a click at the end of a row opens the positions of that route, and moves nothing', async () => {
    const { app } = await openDialog('Customer s1')
    const seen = app.plan.store.plan
    const row = options().filter({ hasText: /Streek 5(?!\d)/ })
    await expect.element(row).toBeVisible()
    const end = row.element().querySelector('.rr-option__places')
    expect(end?.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
    if (end !== null) await userEvent.click(end)
    await expect.element(dialog().getByRole('grid', { name: 'Places of route 5, Streek 5' })).toBeVisible()
    expect(app.plan.store.plan).toBe(seen)
    await options().nth(1).click()
    const visits = () => app.plan.store.plan?.routes.find(({ index }) => index === 4)?.visits
    await expect.poll(() => visits()?.map(({ id }) => id)).toEqual(['s4', 's1'])
  })

  it('a screen reader on a phone, without a key for it, finds a button for the positions of each route', async () => {
    await page.viewport(390, 780)
    await openDialog('Customer s1')
    const opensPlaces = dialog().getByRole('button', { name: /^Choose the place on / })
    await expect.poll(() => opensPlaces.elements().length).toBe(ROUTES)
    await opensPlaces.and(page.getByLabelText('Choose the place on route 5, Streek 5', { exact: true })).click()
    await expect.element(dialog().getByRole('grid', { name: 'Places of route 5, Streek 5' })).toBeVisible()
    await expect.element(options().first()).toHaveTextContent('Place 10')
    await expect.element(opensPlaces).not.toBeInTheDocument()
  })

  it('a button leads from the positions back to all routes, and the keys go on', async () => {
    await page.viewport(390, 780)
    await openDialog('Customer s1')
    const opensPlaces = dialog().getByLabelText('Choose the place on route 5, Streek 5', { exact: true })
    const back = dialog().getByRole('button', { name: 'All routes' })
    await expect.element(opensPlaces).toBeVisible()
    await expect.element(back).not.toBeInTheDocument()
    await opensPlaces.click()
    expect(back.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await back.click()
    await expect.element(opensPlaces).toBeVisible()
    await expect.element(back).not.toBeInTheDocument()
    await expect.element(dialog().getByRole('heading')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('after a click that opens the positions the keys choose and move, as the foot of the dialog says', async () => {
    const { app } = await openDialog('Customer s1')
    const row = options().filter({ hasText: /Streek 5(?!\d)/ })
    await expect.element(row).toBeVisible()
    const end = row.element().querySelector('.rr-option__places')
    if (end !== null) await userEvent.click(end)
    await expect.element(dialog().getByRole('grid', { name: /^Places of route / })).toBeVisible()
    await expect.element(dialog().getByRole('heading')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(dialog().getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => app.move.dialog.value).toBeUndefined()
  })
})

it('a stop moves to another place of its own route', async () => {
  await page.viewport(1440, 900)
  const { app } = await openDialog(
    'Customer s0',
    undefined,
    planOf([aRouteTo(ids.slice(0, 3))], ids.slice(0, 3).map(factsOf)),
  )
  await expect.element(options().getByText(/^Now here/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}')
  await options().filter({ hasText: 'Place 30' }).getByRole('gridcell').click()
  await expect.poll(() => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['s1', 's2', 's0'])
})

const days = ['2026-11-24', '2026-11-25', '2026-11-26']
const week = planOf(
  days.map((day, index) => aRouteTo([`s${index}`], { index, name: `Streek ${index}`, day })),
  days.map((_, index) => factsOf(`s${index}`)),
)

it('a search that finds no route of the day goes on among those of other days', async () => {
  await page.viewport(1440, 900)
  await openDialog('Customer s0', undefined, week)
  const field = dialog().getByRole('combobox')
  await field.fill('Streek 2')
  await options().filter({ hasText: 'Route of another day…' }).getByRole('gridcell').click()
  await expect.element(dialog().getByRole('grid', { name: 'Other days, best first' })).toBeVisible()
  await expect.element(field).toHaveValue('Streek 2')
  await expect.poll(() => options().elements().length).toBe(1)
  await expect.element(options().first()).toHaveTextContent('Streek 2')
})

it('a stop goes to a route of another day by keys, from a list that the dialog opens', async () => {
  await page.viewport(1440, 900)
  const { app } = await openDialog('Customer s0', undefined, week)
  const link = options().filter({ hasText: 'Route of another day…' })
  await expect.element(link).toHaveTextContent('2 routes on 2 days')
  await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(link).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('grid', { name: 'Other days, best first' })).toBeVisible()
  await expect.poll(() => options().elements().length).toBe(2)
  await userEvent.keyboard('{Enter}')
  const visited = () => app.plan.store.plan?.routes.filter(({ visits }) => visits.some(({ id }) => id === 's0'))
  await expect.poll(() => visited()?.map(({ day }) => day)).toEqual([expect.stringMatching(/^2026-11-2[56]$/)])
})
