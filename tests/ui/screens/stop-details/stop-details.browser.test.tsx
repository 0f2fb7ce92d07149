import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryServer, memoryStopGateway } from '../../../kit/memory'
import type { CallFailure } from '../../../../src/domain/failure'
import { mapMessage } from '../../../../src/domain/map'
import type { Plan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { planOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { updateOf } from '../../../kit/delivery/test-data'
import { right } from '../../../kit/either'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const route = page.getByRole('combobox', { name: 'Assigned route' })
const number = page.getByRole('textbox', { name: 'Sequence number' })
const update = page.getByRole('button', { name: 'Update' })

const plan = planOf(
  [
    aRouteTo(['a', 'b', 'c'], { index: 0, carrierId: 1, name: 'Noord' }),
    aRouteTo(['d'], { index: 1, carrierId: 2, name: 'Zuid', color: '#39a15b' }),
  ],
  ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...plainFacts, id, customerName: `Klant ${id}` })),
)

const openStop = async (id = 'b') => {
  const server = memoryServer({
    carriers: ['Noord', 'Zuid'].map((displayName, index) => ({ id: index + 1, displayName })),
  })
  addStoredProject(server, plan)
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  renderApp(testApp.app, `/projects/7/(tab:stops/${id})`)
  return { ...testApp, server }
}

const idsOf = (current: Plan | undefined) => current?.routes.map(({ visits }) => visits.map(({ id }) => id))

describe('the stop details screen (§2)', () => {
  it('the screen shows the route and number of the stop and links to the back-office', async () => {
    await openStop()
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

  it('a page that is left restores the map as it was before, also after an update', async () => {
    const { app } = await openStop()
    const { map } = app
    await expect.poll(() => map.store.mode.kind).toBe('one stop')
    map.updateMapView(mapMessage('stopChangedRefresh', { stopId: 'b', lat: 52, lng: 5 }))
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect.poll(() => map.store.view.zoomTarget).toBeUndefined()
  })

  it('a page that is left for that of another stop zooms the map to that one', async () => {
    const { app } = await openStop()
    await expect.poll(() => app.map.store.mode.kind).toBe('one stop')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.getByRole('link', { name: 'Klant c', exact: true }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Klant c' })).toBeVisible()
    expect(app.map.store.view.zoomTarget).toMatchObject({ stopId: 'c', hidesOthers: true })
  })

  it('a page that is opened by its address zooms the map to its stop, as a click does, and not again', async () => {
    const { app } = await openStop()
    await expect.poll(() => app.map.store.view.zoomTarget).toMatchObject({ stopId: 'b', hidesOthers: true })
    await expect.poll(() => app.map.contentStore.content.inset?.route?.route.name).toBe('Noord')
    app.map.updateMapView(mapMessage('unzoomFromRoute', {}))
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Stops' })).toBeInTheDocument()
    expect(app.map.store.view.zoomTarget).toBeUndefined()
  })

  it('Enter in the number field resequences the stop and keeps the focus', async () => {
    const { app, server } = await openStop()
    await number.fill('10')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Stop aangepast')).toBeVisible()
    await expect.element(page.getByTitle('Stop number 10')).toBeVisible()
    await expect.element(number).toHaveFocus()
    await expect.element(number).toHaveValue('10')
    expect(idsOf(server.projects.get('7')?.plan)).toEqual([['b', 'a', 'c'], ['d']])
    expect(idsOf(app.plan.store.plan)).toEqual([['b', 'a', 'c'], ['d']])
    expect(app.map.store.view.zoomTarget).toMatchObject({ stopId: 'b', hidesOthers: false })
  })

  it('a stop moved to another route without a number lands last', async () => {
    const { app } = await openStop()
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

  it('a stop that a colleague moves keeps what was typed, says who moved it, and is moved by a second Update only', async () => {
    const { server } = await openStop()
    await number.fill('30')
    const colleague = memoryStopGateway({ ...server, username: 's.dewit' })
    right(await colleague.update('7', updateOf('b', { newCarrier: 2 }))())
    const notice = page.getByText('s.dewit moved this stop to route 2, place 20: you typed 30, now 20')
    await expect.element(notice).toBeVisible()
    await expect.element(number).toHaveValue('30')
    await expect.element(route).toHaveDisplayValue('Zuid')
    await update.click()
    await expect.element(page.getByText(/Press Update again to go on/)).toBeVisible()
    expect(idsOf(server.projects.get('7')?.plan)?.[1]).toEqual(['d', 'b'])
    await number.fill('10')
    await update.click()
    await expect.element(page.getByText('Stop aangepast')).toBeVisible()
    expect(idsOf(server.projects.get('7')?.plan)?.[1]).toEqual(['b', 'd'])
    await expect.element(page.getByText(/you typed/)).not.toBeInTheDocument()
  })

  it('an unplanned stop can be put on a route', async () => {
    const { app } = await openStop('e')
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

  it('an unchanged or invalid assignment is not sent and shows its errors (§5)', async () => {
    const { server } = await openStop()
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

  it('a refused update keeps the input and shows the reason (§8)', async () => {
    const { server } = await openStop()
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

  it.each<CallFailure>([
    { kind: 'refused', code: 'server_error', message: '' },
    { kind: 'unreadable', path: [] },
    { kind: 'unreachable' },
  ])('a failed update shows one message: %o', async (failure) => {
    const { server } = await openStop()
    await expect.element(number).toHaveValue('20')
    await number.fill('10')
    server.setFailure(failure)
    await update.click()
    await expect.element(page.getByText('Something went wrong, please try again later...')).toBeVisible()
    await expect.element(number).toBeEnabled()
    const live = [...document.querySelectorAll('[role=alert], [role=status]')].map((element) =>
      element.textContent.trim(),
    )
    const whatTheMapShows = 'Stop 20 · Klant b'
    expect(live.filter((text) => text !== '' && text !== whatTheMapShows)).toEqual([
      'Something went wrong, please try again later...',
    ])
  })

  it('an unknown stop gives a message and a link to all stops', async () => {
    await openStop('nobody')
    await expect.element(page.getByText('This project has no such stop')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'All stops' }))
      .toHaveAttribute('href', '/projects/7/(tab:stops)')
  })
})

describe('the driver form of the stop details', () => {
  const drivenPlan = planOf(
    [
      aRouteTo(['a', 'b'], { index: 0, driverName: 'Joris de Vries' }),
      aRouteTo(['c'], { index: 1, driverName: 'Noor van Beek' }),
    ],
    ['a', 'b', 'c'].map((id) => ({ ...plainFacts, id, customerName: `Klant ${id}` })),
  )
  const driver = page.getByRole('combobox', { name: 'Driver' })
  const change = page.getByRole('button', { name: 'Change driver' })

  const openDrivenStop = async () => {
    const server = memoryServer()
    addStoredProject(server, drivenPlan)
    const testApp = await createTestApp({ browserState: signedInState(visser), server })
    renderApp(testApp.app, '/projects/7/(tab:stops/b)')
    return { ...testApp, server }
  }

  it('Change driver moves the stop to the end of the route of the chosen driver', async () => {
    const { server } = await openDrivenStop()
    await expect.element(change).toBeDisabled()
    await driver.selectOptions('1')
    await change.click()
    await expect.poll(() => idsOf(server.projects.get('7')?.plan)).toEqual([['a'], ['c', 'b']])
    await expect.element(page.getByTitle('Stop number 20')).toBeVisible()
    await expect.element(driver).toHaveDisplayValue(/Noor van Beek/)
  })

  it('a failed change of driver shows its reason', async () => {
    const { server } = await openDrivenStop()
    await driver.selectOptions('1')
    server.setFailure({ kind: 'unreachable' })
    await change.click()
    await expect.element(page.getByText('The driver was not changed: the server could not be reached')).toBeVisible()
  })
})
