import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryServer } from '../../../kit/memory'
import type { Plan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { planOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const route = page.getByRole('combobox', { name: 'Assigned route' })
const number = page.getByRole('textbox', { name: 'Sequence number' })
const update = page.getByRole('button', { name: 'Update' })

const plan = planOf(
  [
    aRouteTo(['a', 'b', 'c'], { index: 0, externalRouteId: 1, name: 'Noord' }),
    aRouteTo(['d'], { index: 1, externalRouteId: 2, name: 'Zuid', color: '#39a15b' }),
  ],
  ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...plainFacts, id, customerName: `Klant ${id}` })),
)

const opened = async (id = 'b') => {
  const server = memoryServer({
    carriers: [
      { id: 1, displayName: 'Noord' },
      { id: 2, displayName: 'Zuid' },
    ],
  })
  addStoredProject(server, plan)
  const laid = await createTestApp({ browserState: signedInState(visser), server })
  renderApp(laid.app, `/projects/7/(tab:stops/${id})`)
  return { ...laid, server }
}

const idsOf = (now: Plan | undefined) => now?.routes.map(({ visits }) => visits.map(({ id }) => id))

describe('the details of a stop (§2)', () => {
  it('say where it is in the plan, and lead to the back-office', async () => {
    await opened()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Klant b' })).toBeVisible()
    await expect.element(page.getByTitle('Stop number 20')).toHaveTextContent('20')
    await expect.element(route).toHaveDisplayValue('Noord')
    await expect.element(number).toHaveValue('20')
    await expect.element(page.getByRole('option', { name: 'Selecteer een route' })).toHaveAttribute('lang', 'nl')
    const task = page.getByRole('link', { name: 'Open in back-office' })
    await expect.element(task).toHaveAttribute('href', '/tasks/b')
    await expect.element(task).toHaveAttribute('target', '_blank')
    await expect.element(task).toHaveAttribute('rel', 'noopener noreferrer')
    expect(document.title).toBe('Klant b · Week 48 · Rondrit')
  })

  it('give it another number by Enter, and stay where one is', async () => {
    const { app, server } = await opened()
    await number.fill('10')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Stop aangepast')).toBeVisible()
    await expect.element(page.getByTitle('Stop number 10')).toBeVisible()
    await expect.element(number).toHaveFocus()
    await expect.element(number).toHaveValue('10')
    expect(idsOf(server.projects.get('7')?.plan)).toEqual([['b', 'a', 'c'], ['d']])
    expect(idsOf(app.plan.store.plan)).toEqual([['b', 'a', 'c'], ['d']])
    expect(app.map.store.view.zoomTarget).toMatchObject({ stopId: 'b', alone: false })
  })

  it('move it to another route, last where no number is given', async () => {
    const { app } = await opened()
    await expect.element(route).toHaveDisplayValue('Noord')
    await route.selectOptions('Zuid')
    await expect.element(number).toHaveValue('')
    await expect.element(number).toHaveAccessibleDescription('Empty: last on the route')
    await update.click()
    await expect.element(page.getByText('Stop aangepast')).toBeVisible()
    await expect
      .poll(() => idsOf(app.plan.store.plan))
      .toEqual([
        ['a', 'c'],
        ['d', 'b'],
      ])
    await expect.element(route).toHaveDisplayValue('Zuid')
    await expect.element(number).toHaveValue('20')
  })

  it('put a stop on a route that was on none', async () => {
    const { app } = await opened('e')
    await expect.element(page.getByText('Not planned')).toBeVisible()
    await expect.element(route).toHaveDisplayValue('Selecteer een route')
    await number.fill('10')
    await update.click()
    await expect.element(route).toHaveAccessibleDescription('Choose a route: this stop is on none')
    await route.selectOptions('Zuid')
    await update.click()
    await expect
      .poll(() => idsOf(app.plan.store.plan))
      .toEqual([
        ['a', 'b', 'c'],
        ['e', 'd'],
      ])
    await expect.element(page.getByText('Not planned')).not.toBeInTheDocument()
  })

  it('send nothing that is not new, and say so at the field (§5)', async () => {
    const { server } = await opened()
    await expect.element(number).toHaveValue('20')
    await update.click()
    await expect.element(route).toHaveAccessibleDescription('Choose another route, or a sequence number')
    await expect.element(route).toHaveFocus()
    await number.fill('0')
    await userEvent.tab()
    await number.fill('-1')
    route.element().focus()
    await expect.element(number).toHaveAccessibleDescription('Use a number greater than 0')
    await number.fill('30')
    await expect.element(number).toBeValid()
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('keep what was chosen where the server says no, and say so (§8)', async () => {
    const { server } = await opened()
    await expect.element(route).toHaveDisplayValue('Noord')
    await route.selectOptions('Zuid')
    await number.fill('10')
    server.setFailure({ kind: 'refused', code: 'locked', message: 'This route is locked.' })
    await update.click()
    await expect.element(page.getByText('This route is locked.')).toBeVisible()
    await expect.element(number).toBeEnabled()
    await expect.element(number).toHaveValue('10')
    await expect.element(route).toHaveDisplayValue('Zuid')
  })

  it('say that there is no such stop, and lead back', async () => {
    await opened('nobody')
    await expect.element(page.getByText('This project has no such stop')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'All stops' }))
      .toHaveAttribute('href', '/projects/7/(tab:stops)')
  })
})

describe('the driver of a stop', () => {
  const driven = planOf(
    [
      aRouteTo(['a', 'b'], { index: 0, driverName: 'Joris de Vries' }),
      aRouteTo(['c'], { index: 1, driverName: 'Noor van Beek' }),
    ],
    ['a', 'b', 'c'].map((id) => ({ ...plainFacts, id, customerName: `Klant ${id}` })),
  )
  const driver = page.getByRole('combobox', { name: 'Driver' })
  const change = page.getByRole('button', { name: 'Change driver' })

  const shown = async () => {
    const server = memoryServer()
    addStoredProject(server, driven)
    const laid = await createTestApp({ browserState: signedInState(visser), server })
    renderApp(laid.app, '/projects/7/(tab:stops/b)')
    return { ...laid, server }
  }

  it('is changed to that of another route, where the stop comes last', async () => {
    const { server } = await shown()
    await expect.element(change).toBeDisabled()
    await driver.selectOptions('1')
    await change.click()
    await expect.poll(() => idsOf(server.projects.get('7')?.plan)).toEqual([['a'], ['c', 'b']])
    await expect.element(page.getByTitle('Stop number 20')).toBeVisible()
    await expect.element(driver).toHaveDisplayValue(/Noor van Beek/)
  })

  it('stays where it fails, and says why', async () => {
    const { server } = await shown()
    await driver.selectOptions('1')
    server.setFailure({ kind: 'unreachable' })
    await change.click()
    await expect.element(page.getByText('The driver was not changed: the server cannot be reached')).toBeVisible()
  })
})
