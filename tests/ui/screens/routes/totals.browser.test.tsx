import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { addStoredProject } from '../../../kit/add-stored-project'
import { aStopCalled, planOf } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'
import { right } from '../../../kit/either'
import { memoryServer, memoryStopGateway } from '../../../kit/memory'
import { renderApp } from '../../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'

const plan = planOf(
  [
    aRouteTo([], {
      index: 0,
      name: 'Noord',
      visits: [aVisitTo('a', { stopNumber: 10, arrival: '2026-11-23T10:20:00+01:00' })],
      metres: 8_400,
    }),
    aRouteTo(['b'], { index: 1, name: 'Zuid', carrierId: 8 }),
  ],
  [
    aStopCalled('a', { timeSlotLatest: '10:00' }),
    aStopCalled('b'),
    aStopCalled('c', { customerName: 'Brasserie De Groot' }),
  ],
)

const openRoutes = async (opened = plan) => {
  const server = memoryServer({
    carriers: [
      { id: 7, displayName: 'Noord' },
      { id: 8, displayName: 'Zuid' },
    ],
    now: () => '2026-11-23T06:41:00.000Z',
  })
  addStoredProject(server, opened)
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  renderApp(app, '/projects/7/(tab:routes)')
  await expect.element(page.getByRole('region', { name: 'Totals' })).toBeVisible()
  const planTheStop = async (stops = memoryStopGateway(server)) =>
    right(
      await stops.update('7', {
        id: 'c',
        taskIds: ['c'],
        currentCarrier: undefined,
        newCarrier: 8,
        newSequence: undefined,
      })(),
    )
  return { app, server, planTheStop }
}

const totals = page.getByRole('region', { name: 'Totals' })
const panels = page.getByRole('list', { name: 'Routes' })
const panelOf = (name: RegExp) => panels.getByRole('button', { name })

describe('the totals above the routes', () => {
  it('a distance of five figures has room on both sides', async () => {
    await page.viewport(1440, 900)
    await openRoutes({ ...plan, routes: plan.routes.map((route) => ({ ...route, metres: 22_799_000 })) })
    const figure = totals.element().querySelector('dd')
    const text = document.createRange()
    text.selectNodeContents(figure ?? totals.element())
    expect(figure?.textContent).toBe('45,598 km')
    const cell = figure?.parentElement?.getBoundingClientRect()
    expect((cell?.right ?? 0) - text.getBoundingClientRect().right).toBeGreaterThanOrEqual(8)
  })

  it('on a phone the totals have one line, without the load, which each route shows', async () => {
    await page.viewport(390, 844)
    await openRoutes()
    const terms = () => [...totals.element().querySelectorAll('dt')].filter((term) => term.checkVisibility())
    expect(terms().map(({ textContent }) => textContent)).toEqual(['Distance', 'Hours', 'Late', 'Unplanned'])
    expect(new Set(terms().map((term) => term.getBoundingClientRect().top)).size).toBe(1)
    await page.viewport(1440, 900)
    expect(terms()).toHaveLength(5)
  })

  it('what is not known is said on the bar and on the route, with the button that makes it known', async () => {
    await openRoutes()
    await expect.element(totals).toHaveTextContent('Times not known for 1 of 2 routes')
    await expect.element(panelOf(/Zuid/)).toHaveTextContent('times not known')
    await totals.getByRole('button', { name: 'Recalculate routes' }).click()
    await expect.element(page.getByText('All routes recalculated: nothing has changed')).toBeVisible()
  })

  it('the filter of late stops leaves the routes that have some, and a second press shows all', async () => {
    await openRoutes()
    await expect.element(totals).toHaveTextContent('Distance8.4 kmHours–Late1 of 2Unplanned1 of 3Load2')
    const late = totals.getByRole('button', { name: 'Show the routes with late stops' })
    await late.click()
    await expect.element(panelOf(/Zuid/)).not.toBeInTheDocument()
    await expect.element(panelOf(/Noord.*1 stop late/)).toBeVisible()
    await expect.element(late).toHaveAttribute('aria-pressed', 'true')
    await late.click()
    await expect.element(panelOf(/Zuid/)).toBeVisible()
  })

  it.each([1440, 1280, 1024, 390])('at %i px the load and the late stops of a route stand apart', async (width) => {
    await page.viewport(width, 800)
    const visits = [aVisitTo('a', { stopNumber: 10, arrival: '2026-11-23T10:20:00+01:00' })]
    const start = aVisitTo('start', { type: 'start', departure: '2026-11-23T08:00:00+01:00' })
    const end = aVisitTo('end', { type: 'end', arrival: '2026-11-23T11:45:00+01:00' })
    const late = aRouteTo([], { name: 'Noord', visits, start, end, metres: 99_000 })
    await openRoutes({ ...plan, routes: [late, ...plan.routes.slice(1)] })
    const figures = panelOf(/Noord.*1 stop late/)
      .element()
      .querySelector('.rr-route-panel__sub')
    const boxes = [...(figures?.children ?? [])].map((part) => part.getBoundingClientRect())
    const texts = [...(figures?.children ?? [])].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect([boxes.length, Math.max(...texts)]).toEqual([3, 0])
    const lineEnd = figures?.getBoundingClientRect().right ?? 0
    expect(boxes.filter((box) => box.right > lineEnd + 1)).toEqual([])
  })

  it('the filter of unplanned stops lists them alone, with links', async () => {
    await openRoutes()
    await totals.getByRole('button', { name: 'Show the unplanned stops' }).click()
    await expect.element(panelOf(/Noord/)).not.toBeInTheDocument()
    await expect.element(panels.getByRole('link', { name: 'Brasserie De Groot' })).toBeVisible()
  })

  it('the last panel opens the list of unplanned stops', async () => {
    await openRoutes()
    await expect.element(panels.getByRole('link', { name: 'Brasserie De Groot' })).not.toBeInTheDocument()
    await panelOf(/Unplanned/).click()
    await expect.element(panels.getByRole('link', { name: 'Brasserie De Groot' })).toBeVisible()
  })

  it('a change of a colleague shows what it did to the figures, and who made it', async () => {
    const { server, planTheStop } = await openRoutes()
    await planTheStop(memoryStopGateway({ ...server, username: 'Piet' }))
    await expect.element(totals).toHaveTextContent(/07:41Piet: Brasserie De Groot planned on route 2, place 20/)
    await expect.element(totals).toHaveTextContent(/Unplanned0 of 3−1/)
    await expect.element(panelOf(/Unplanned/)).not.toBeInTheDocument()
  })

  it('Undo beside the last change undoes it, and the toast and the totals say what that did', async () => {
    const { planTheStop } = await openRoutes()
    await planTheStop()
    await totals.getByRole('button', { name: 'Undo' }).click()
    await expect.element(totals).toHaveTextContent(/Undone: Brasserie De Groot planned on route 2/)
    await expect.element(totals).toHaveTextContent(/Unplanned1 of 3\+1/)
    await expect.element(page.getByText('+1 unplanned')).toBeVisible()
    await expect.element(totals.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('Undo puts back a stop that keys have moved but that is not sent, and leaves the change before it', async () => {
    const { app, server, planTheStop } = await openRoutes()
    await planTheStop()
    const undo = totals.getByRole('button', { name: 'Undo' })
    await expect.element(undo).toBeVisible()
    const changes = server.projects.get('7')?.changes.length
    app.move.stepInRoute('b', 'later')
    await undo.click()
    expect(app.move.pendingPosition.value).toBeUndefined()
    await expect.element(totals).toHaveTextContent(/Unplanned0 of 3/)
    expect(server.projects.get('7')?.changes).toHaveLength(changes ?? 0)
  })
})
