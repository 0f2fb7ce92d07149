import { describe, expect, it } from 'vitest'
import type { PlanState } from '../../../../src/application/plan'
import { applyMapMessage, mapMessage, initialMapView } from '../../../../src/domain/map'
import { newDriver, type Driver } from '../../../../src/domain/driver'
import { emptyPlan, resequenceStop, type Plan } from '../../../../src/domain/plan'
import { sequenceNumberOf, stopList } from '../../../../src/domain/stop'
import type { RoutesFilter } from '../../../../src/ui/screens/routes/totals-view-model'
import { routesViewModel } from '../../../../src/ui/screens/routes/view-model'
import { aPlanOf, aStopCalled } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'
import { joris } from '../../../kit/delivery/joris'
import { right } from '../../../kit/either'

const openState = (plan: Plan, id = '7'): PlanState => ({
  kind: 'open',
  project: { id, name: 'Week 48' },
  createdAt: undefined,
  version: 1,
  plan,
})

const plan = aPlanOf([
  aRouteTo(['a', 'b'], { index: 0, name: 'Noord', day: '2026-11-23' }),
  aRouteTo(['c'], { index: 1, name: ' ', day: '2026-11-24', color: '#39a15b' }),
])

const noDrivers: ReadonlyArray<Driver> = []

const noFilter = { filter: undefined, query: '', username: 'demo' }

const listedOf = (openedPlan: Plan, view = initialMapView, drivers = noDrivers, filter?: RoutesFilter, query = '') => {
  const input = { project: '7', plan: openState(openedPlan), view, drivers, filter, query, username: 'demo' }
  const viewModel = routesViewModel(input)
  return viewModel.kind === 'listed' ? viewModel : undefined
}

describe('routesViewModel (§2)', () => {
  it('the kind is loading until the plan is open, also while another project is open', () => {
    const input = { project: '7', view: initialMapView, drivers: noDrivers, ...noFilter }
    expect(routesViewModel({ ...input, plan: { kind: 'closed' } }).kind).toBe('loading')
    expect(routesViewModel({ ...input, plan: { kind: 'loading', projectId: '7' } }).kind).toBe('loading')
    expect(routesViewModel({ ...input, plan: openState(plan, '8') }).kind).toBe('loading')
  })

  it('the kind is failed for a plan of this project that could not be loaded', () => {
    const failed = (isProjectMissing: boolean): PlanState => ({ kind: 'failed', projectId: '7', isProjectMissing })
    const input = { plan: failed(true), view: initialMapView, drivers: noDrivers, ...noFilter }
    expect(routesViewModel({ ...input, project: '7' })).toEqual({ kind: 'failed', isProjectMissing: true })
    expect(routesViewModel({ ...input, project: '8' }).kind).toBe('loading')
  })

  it('more than twelve routes can be searched by number, name or driver', () => {
    const routes = Array.from({ length: 13 }, (_, index) =>
      aRouteTo([`s${index}`], { index, name: `Rit ${String.fromCharCode(65 + index)}` }),
    ).map((route) => (route.index === 4 ? { ...route, driverId: 'd1', driverName: 'Noor van Beek, René' } : route))
    const manyRoutes = aPlanOf(routes, ['loose'])
    const searchFor = (query: string) => listedOf(manyRoutes, initialMapView, noDrivers, undefined, query)
    const numbersFor = (query: string) => searchFor(query)?.summaries.map(({ number }) => number)
    expect(numbersFor('rit b')).toEqual(['2'])
    expect(numbersFor(' 13 ')).toEqual(['13'])
    expect(numbersFor('van beek')).toEqual(['5'])
    expect(numbersFor('RENE\u0301')).toEqual(['5'])
    expect([searchFor('x9')?.message, searchFor('rit')?.unplanned]).toEqual(['No search results for "x9"', undefined])
    expect([searchFor('')?.query, searchFor('')?.summaries.length, searchFor('')?.unplanned?.count]).toEqual([
      '',
      13,
      1,
    ])
    expect(listedOf(plan, initialMapView, noDrivers, undefined, 'zzz')).toMatchObject({
      query: undefined,
      message: undefined,
    })
  })

  it('the kind is empty for a plan without routes', () => {
    expect(
      routesViewModel({
        project: '7',
        plan: openState(emptyPlan),
        view: initialMapView,
        drivers: noDrivers,
        ...noFilter,
      }).kind,
    ).toBe('empty')
  })

  it('the summary of a route stays the same object after an edit of another route', () => {
    const summaries = listedOf(plan)?.summaries
    const edited = listedOf(right(resequenceStop(plan, 'a', right(sequenceNumberOf(20)))))?.summaries
    expect(edited?.[0]).not.toBe(summaries?.[0])
    expect(edited?.[1]).toBe(summaries?.[1])
  })

  it('the summary of a route is made again after a change of one of its stops', () => {
    const summaries = listedOf(plan)?.summaries
    const stop = stopList.get(plan.stops, 'a')
    if (stop === undefined) throw new Error('The plan has no stop a')
    const renamed = { ...stop, facts: { ...stop.facts, customerName: 'Bakkerij Vroeg' } }
    const edited = listedOf({ ...plan, stops: stopList.put(plan.stops, [renamed]) })?.summaries
    expect(edited?.[0]).not.toBe(summaries?.[0])
    expect(edited?.[1]).toBe(summaries?.[1])
  })

  it('each route has its number, name, day and number of activities', () => {
    expect(
      listedOf(plan)?.summaries.map(({ number, name, day, activityCount }) => [number, name, day, activityCount]),
    ).toEqual([
      ['1', 'Noord', 'Ma 23-11', 4],
      ['2', 'Route 2', 'Di 24-11', 3],
    ])
  })

  it('the same plan gives the identical summaries', () => {
    expect(listedOf(plan)?.summaries).toBe(listedOf(plan)?.summaries)
  })

  it('only the routes of the focused day are listed', () => {
    const { view } = applyMapMessage(initialMapView, mapMessage('showRouteDay', { routeDay: '2026-11-24' }))
    const viewModel = listedOf(plan, view)
    expect([viewModel?.day, viewModel?.summaries.map(({ number }) => number)]).toEqual(['2026-11-24', ['2']])
    expect(viewModel?.days.map(({ label }) => label)).toEqual([
      'ALL (2 routes, 3 stops)',
      'Ma 23-11 (1 route, 2 stops)',
      'Di 24-11 (1 route, 1 stop)',
    ])
  })

  it('the route that is alone on the map is marked as zoomed', () => {
    const { view } = applyMapMessage(initialMapView, mapMessage('zoomToRoute', { routeIndex: 1 }))
    expect([listedOf(plan)?.zoomedRouteIndex, listedOf(plan, view)?.zoomedRouteIndex]).toEqual([undefined, 1])
  })

  it('routes of several days have a heading for each day, and those of one day have none', () => {
    const headingsOf = (openedPlan: Plan) =>
      listedOf(openedPlan)?.groups.map(({ heading, summaries }) => [heading, summaries.map(({ number }) => number)])
    const days = ['2026-11-24', '2026-11-23', undefined, '2026-11-24']
    expect(headingsOf(aPlanOf(days.map((day, index) => aRouteTo([`s${index}`], { index, day }))))).toEqual([
      [{ text: 'Ma 23-11', lang: 'nl' }, ['2']],
      [{ text: 'Di 24-11', lang: 'nl' }, ['1', '4']],
      ['Without a day', ['3']],
    ])
    expect(headingsOf(aPlanOf([aRouteTo(['a'], { index: 0 }), aRouteTo(['b'], { index: 1 })]))).toEqual([
      [undefined, ['1', '2']],
    ])
  })

  it('the unplanned stops come last, at most fifty of them by name', () => {
    const unplanned = Array.from({ length: 60 }, (_, index) => `u${index}`)
    const viewModel = listedOf(aPlanOf([aRouteTo(['a'])], unplanned))
    expect([viewModel?.unplanned?.count, viewModel?.unplanned?.stops.length]).toEqual([60, 50])
    expect(viewModel?.unplanned?.stops[0]?.to).toBe('/projects/7/(tab:stops/u0)')
    expect(listedOf(plan)?.unplanned).toBeUndefined()
  })

  it('the filter of unplanned stops leaves out the routes', () => {
    const viewModel = listedOf(aPlanOf([aRouteTo(['a'])], ['b']), initialMapView, noDrivers, 'unplanned')
    expect([viewModel?.summaries, viewModel?.unplanned?.count, viewModel?.message]).toEqual([[], 1, undefined])
    expect(listedOf(plan, initialMapView, noDrivers, 'unplanned')?.message).toBe('No unplanned stops')
  })
})

describe('routesViewModel summaries', () => {
  const timedRoute = aRouteTo(['a', 'b'], {
    start: aVisitTo('start', { type: 'start', stopNumber: 0, departure: '2026-11-23T07:30:00Z' }),
    visits: [
      aVisitTo('a', { stopNumber: 10, arrival: '2026-11-23T08:20:00Z', departure: '2026-11-23T08:30:00Z' }),
      aVisitTo('b', { stopNumber: -1, arrival: '2026-11-23T09:00:00Z', departure: '2026-11-23T09:10:00Z' }),
    ],
    end: aVisitTo('end', { type: 'end', stopNumber: 30, arrival: '2026-11-23T13:10:00Z' }),
  })
  const openedPlan = aPlanOf([timedRoute])

  it('the times are departure and return in Dutch local time', () => {
    expect(listedOf(openedPlan)?.summaries[0]?.times).toBe('08:30–14:10')
    expect(listedOf(plan)?.summaries[0]?.times).toBe('')
  })

  it('a warning counts the activities to check (§4)', () => {
    const [summary] = listedOf(openedPlan)?.summaries ?? []
    expect(summary?.warnings.map(({ text }) => text)).toEqual(['1 to check'])
  })

  it('a warning counts the late stops and details their delay', () => {
    const planWithLateStop = { ...openedPlan, stops: stopList.from([aStopCalled('a', { timeSlotLatest: '09:00' })]) }
    const warnings = listedOf(planWithLateStop)?.summaries[0]?.warnings ?? []
    expect(warnings.map(({ text }) => text)).toEqual(['1 to check', '1 late'])
    expect(warnings[1]?.details[0]).toMatch(/late by 20 minutes$/)
  })

  it('the filter of late stops leaves the routes that have some', () => {
    const timed = { ...openedPlan, routes: [timedRoute, aRouteTo(['c'], { index: 1 })] }
    const stops = stopList.from([aStopCalled('a', { timeSlotLatest: '09:00' }), aStopCalled('c')])
    const numbersOf = (late: Plan) =>
      listedOf(late, initialMapView, noDrivers, 'late')?.summaries.map(({ number }) => number)
    expect(numbersOf({ ...timed, stops })).toEqual(['1'])
    const messageOf = (late: Plan) => listedOf(late, initialMapView, noDrivers, 'late')?.message
    expect(messageOf({ ...timed, routes: [timedRoute] })).toBe('No late stops')
    expect(messageOf(timed)).toBe('No stops that are known to be late')
  })

  it('a route has its driver, unless it is named after the driver', () => {
    const driverOf = (name: string) =>
      listedOf(aPlanOf([{ ...timedRoute, name, driverName: 'Joris de Vries' }]))?.summaries[0]?.driver
    expect([driverOf('Amersfoort'), driverOf('Joris de Vries')]).toEqual(['Joris de Vries', ''])
  })

  it('the distance is in kilometres, or empty where it is unknown', () => {
    const distanceOf = (metres: number | undefined) =>
      listedOf(aPlanOf([{ ...timedRoute, metres }]))?.summaries[0]?.distance
    expect([distanceOf(48_240), distanceOf(8_420), distanceOf(undefined)]).toEqual(['48 km', '8.4 km', ''])
  })

  it('warnings say by how much the limits of a known driver are exceeded', () => {
    const driver = newDriver(
      { ...joris, availabilityEarliest: '09:00', availabilityLatest: '14:00', vehicleCapacity: 5 },
      { id: 'd1', shortId: 'd1', createdAt: '' },
    )
    const stops = stopList.from([aStopCalled('a', { demand: [4] }), aStopCalled('b', { demand: [4] })])
    const withDriver = { ...aPlanOf([{ ...timedRoute, driverId: 'd1' }]), stops }
    const warnings = listedOf(withDriver, initialMapView, [driver])?.summaries[0]?.warnings ?? []
    expect(warnings.map(({ text }) => text)).toEqual([
      '1 to check',
      'over capacity by 3',
      'before working hours by 30 minutes',
      'over hours by 10 minutes',
    ])
    expect(warnings[1]?.details).toEqual(['Over capacity by 3'])
    expect(listedOf(withDriver)?.summaries[0]?.warnings.length).toBe(1)
  })
})
