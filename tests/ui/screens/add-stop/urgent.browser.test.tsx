import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FoundAddress, Lookup } from '../../../../src/domain/address'
import { mapMessage } from '../../../../src/domain/map'
import type { CallFailure } from '../../../../src/domain/failure'
import type { Stop, StopDraft } from '../../../../src/domain/stop'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { planOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { deferred } from '../../../kit/deferred'
import { memoryServer } from '../../../kit/memory'
import '../../../../src/ui/design/index.css'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const places = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Plan here/ }) })
const planHere = page.getByRole('button', { name: /^Plan here/ })

const lindenhof: FoundAddress = {
  street: 'Lindenhof',
  houseNumber: '3',
  city: 'Gouda',
  coordinates: { lat: 52.015679, lng: 4.709499 },
}
const lookup: Lookup = { zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }

const factsOfPlan = [0, 1, 2, 3].map((index) => ({
  ...plainFacts,
  id: `s${index}`,
  coordinates: { lat: 52.02 + index / 10, lng: 4.71 },
}))

/** Four routes at growing distance from Gouda. */
const plan = planOf(
  [0, 1, 2, 3].map((index) =>
    aRouteTo([`s${index}`], { index, name: `Rit ${index + 1}`, carrierId: index + 1, color: '#39a15b' }),
  ),
  factsOfPlan,
)

const createApp = async (storedPlan = plan) => {
  const server = memoryServer({ addresses: [[lookup, lindenhof]] })
  addStoredProject(server, storedPlan)
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  return { app, server }
}

const urgentAddress = '/projects/7/(tab:stops/new)?urgent'

const openForm = async (address = urgentAddress, storedPlan = plan) => {
  const { app, server } = await createApp(storedPlan)
  const currentPath = renderApp(app, address)
  await expect.element(field('Customer name')).toHaveFocus()
  const added = () => [...(server.projects.get('7')?.plan.stops ?? [])].at(-1)
  return { app, server, added, currentPath }
}

const fillAll = async () => {
  await field('Customer name').fill('Apotheek Koster')
  await field('Zip').fill('2801 ya')
  await field('House number').fill('3')
  await userEvent.tab()
  await expect.element(field('Address')).toHaveValue('Lindenhof 3, 2801 YA Gouda')
  await field('Duration (min)').fill('10')
}

describe('an urgent stop', () => {
  it('the three best places show once the address is found, and one click adds and plans the stop', async () => {
    const { app, added, currentPath } = await openForm()
    await expect.element(page.getByText('Complete the form to see where the stop fits best')).toBeVisible()
    await fillAll()
    await expect.poll(() => places.elements().length).toBe(3)
    await expect.element(places.first()).toHaveTextContent(/^1Rit 1Best/)
    await planHere.first().click()
    await expect.poll(currentPath).toBe('/projects/7/(tab:stops)')
    expect(added()).toMatchObject({
      facts: { customerName: 'Apotheek Koster', priority: 'High', duration: 10 },
      placement: { routeNumber: 1 },
    })
    app.history.undoToast()
    await expect.poll(() => added()?.facts.customerName).not.toBe('Apotheek Koster')
  })

  it('the places show while the last field of the address still has the focus', async () => {
    await openForm()
    await field('Customer name').fill('Apotheek Koster')
    await field('Zip').fill('2801 ya')
    await field('House number').fill('3')
    await expect.element(field('Address')).toHaveValue('Lindenhof 3, 2801 YA Gouda')
    await expect.poll(() => places.elements().length).toBe(3)
    await expect.element(field('House number')).toHaveFocus()
  })

  it('a planned stop is selected, its page of the list shows with the focus on it, and the map shows its route; elsewhere it is not selected', async () => {
    const loose = Array.from({ length: 40 }, (_, index) => ({ ...plainFacts, id: `loose ${index}` }))
    const { app, added } = await openForm(urgentAddress, planOf([...plan.routes], [...factsOfPlan, ...loose]))
    app.stop.listActions.search('7', 'loose')
    app.map.updateMapView(mapMessage('togglePlannedStops'))
    await fillAll()
    await planHere.first().click()
    await expect.element(page.getByRole('link', { name: 'Apotheek Koster' })).toHaveFocus()
    expect([...app.selection.store.stops]).toEqual([added()?.facts.id])
    expect(app.map.store.mode).toEqual({ kind: 'one route', index: 0 })
    expect(app.map.store.view.zoomTarget).toBeUndefined()
    expect(app.map.store.view.onlyUnplanned).toBe(false)
    app.map.updateMapView(mapMessage('unzoomFromRoute'))
    await expect.element(page.getByRole('link', { name: 'Apotheek Koster' })).toBeVisible()
    await page.getByRole('link', { name: 'Routes', exact: true }).click()
    await expect.poll(() => app.selection.store.stops.size).toBe(0)
  })

  it('the map shows all routes again where it showed one', async () => {
    const { app } = await createApp()
    renderApp(app, '/projects/7/(tab:routes)')
    await expect.element(page.getByRole('link', { name: 'Details for route 2' })).toBeVisible()
    app.map.updateMapView(mapMessage('zoomToRoute', { routeIndex: 1 }))
    await userEvent.keyboard('{Shift>}N{/Shift}')
    await expect.element(field('Customer name')).toHaveFocus()
    expect(app.map.store.mode).toEqual({ kind: 'all routes' })
  })

  it('the map shows the ways of the three best places and the price of the best, or of the one under the pointer', async () => {
    await openForm()
    await fillAll()
    const colours = () =>
      new Set([...document.querySelectorAll<SVGElement>('.rr-new-leg')].map(({ style }) => style.stroke))
    const legs = () => document.querySelectorAll('.rr-new-leg').length
    await expect.poll(legs).toBe(6)
    expect(colours().size).toBe(2)
    const price = () => document.querySelector('.rr-map-price')?.textContent
    expect(price()).toMatch(/^1\+.* km · .* min/)
    await places.nth(1).hover()
    await expect.poll(price).toMatch(/^2\+/)
    await field('Customer name').fill('')
    await expect.poll(legs).toBe(0)
  })

  it('all routes show on request, and the stop can be left unplanned', async () => {
    const { added } = await openForm()
    await fillAll()
    await page.getByRole('button', { name: 'All 4 routes' }).click()
    await expect.poll(() => places.elements().length).toBe(4)
    await page.getByRole('button', { name: 'Leave unplanned' }).click()
    await expect.poll(() => added()?.facts.customerName).toBe('Apotheek Koster')
    expect(added()?.placement.routeNumber).toBeUndefined()
  })

  it('the key 2 plans at the second place while no field has the focus, and only then the foot says so', async () => {
    await page.viewport(1440, 900)
    const { added } = await openForm()
    await fillAll()
    await expect.poll(() => places.elements().length).toBe(3)
    await field('Duration (min)').fill('')
    await userEvent.keyboard('2')
    await expect.element(field('Duration (min)')).toHaveValue('2')
    await expect.element(planHere.first()).toBeEnabled()
    await expect.element(page.getByText('plan at once')).not.toBeVisible()
    planHere.first().element().focus()
    await expect.element(page.getByText('plan at once')).toBeVisible()
    await userEvent.keyboard('2')
    await expect.poll(() => added()?.placement.routeNumber).toBe(2)
    expect(added()?.facts.duration).toBe(2)
  })

  it('while what was typed is priced again, the places stay and cannot be planned', async () => {
    await openForm()
    await fillAll()
    await expect.element(planHere.first()).toBeEnabled()
    const seen: Array<readonly [places: number, isDisabled: boolean]> = []
    const observer = new MutationObserver(() =>
      seen.push([places.elements().length, planHere.first().element().hasAttribute('disabled')]),
    )
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
    onTestFinished(() => observer.disconnect())
    await field('Demand').fill('2')
    await expect.poll(() => seen.map(([, isDisabled]) => isDisabled)).toContain(true)
    await expect.element(planHere.first()).toBeEnabled()
    expect(new Set(seen.map(([count]) => count))).toEqual(new Set([3]))
  })

  it('while the stop is sent the places stay, and the pressed button keeps the focus after a refusal', async () => {
    const { app } = await createApp()
    const [answer, sent] = [deferred<E.Either<CallFailure, Stop>>(), new Array<StopDraft>()]
    const add = (draft: StopDraft) => {
      sent.push(draft)
      return answer.promise()
    }
    renderApp({ ...app, stop: { ...app.stop, add } }, urgentAddress)
    await fillAll()
    await expect.element(planHere.first()).toBeEnabled()
    const pressed = planHere.nth(1).element()
    pressed.focus()
    await userEvent.keyboard('{Enter}{Enter}2')
    await expect.element(planHere.nth(1)).toHaveAttribute('aria-disabled', 'true')
    expect(places.elements()).toHaveLength(3)
    await expect.element(page.getByText('Complete the form')).not.toBeInTheDocument()
    expect(sent).toHaveLength(1)
    answer.resolve(E.left({ kind: 'refused', code: 'invalid', message: 'The zip is unknown.' }))
    await expect.element(page.getByText(/The zip is unknown\./)).toBeVisible()
    await expect.element(planHere.nth(1)).toHaveAttribute('aria-disabled', 'false')
    expect(document.activeElement).toBe(pressed)
  })

  it('an error shows at its field, and no place is offered', async () => {
    await openForm()
    await fillAll()
    await field('Timeslot earliest').fill('straks')
    await userEvent.tab()
    await expect.element(field('Timeslot earliest')).toHaveAttribute('aria-invalid', 'true')
    expect(places.elements()).toHaveLength(0)
    await expect.element(page.getByRole('button', { name: 'Leave unplanned' })).toBeDisabled()
  })

  it('an address that is unknown or cannot be looked up is said while the suffix still has the focus', async () => {
    const { server } = await openForm()
    await field('Customer name').fill('Apotheek Koster')
    await field('Zip').fill('2801 ya')
    await field('House number').fill('4')
    await userEvent.tab()
    await expect.element(field('Suffix')).toHaveFocus()
    const message = page.getByRole('status').filter({ hasText: /address/i })
    await expect.element(message).toHaveTextContent('No address was found for this zip and house number')
    await field('Suffix').fill('a')
    await expect.element(page.getByText('Complete the form to see where the stop fits best')).toBeVisible()
    server.setFailure({ kind: 'unreachable' })
    await userEvent.tab()
    await expect.element(message).toHaveTextContent('The address cannot be looked up now')
    server.setFailure(undefined)
    await field('House number').fill('3')
    await field('Suffix').fill('')
    await userEvent.tab()
    await expect.poll(() => places.elements().length).toBe(3)
    await expect.element(message).not.toBeInTheDocument()
  })

  it('Urgent on the form of a new stop keeps what was typed, and Shift N opens it elsewhere', async () => {
    await openForm('/projects/7/(tab:stops/new)')
    await field('Customer name').fill('Apotheek Koster')
    await page.getByRole('button', { name: 'Urgent' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Urgent stop' })).toBeVisible()
    await expect.element(field('Customer name')).toHaveValue('Apotheek Koster')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Stops' })).toBeInTheDocument()
    await userEvent.keyboard('{Shift>}N{/Shift}')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Urgent stop' })).toBeVisible()
  })
})
