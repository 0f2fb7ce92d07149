import { describe, expect, it } from 'vitest'
import type { PlanState } from '../../../../src/application/plan'
import { applyMapMessage, mapMessage, initialMapView } from '../../../../src/domain/map'
import { newDriver, type Driver } from '../../../../src/domain/driver'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import { stopListOf } from '../../../../src/domain/stop'
import { routesViewModel } from '../../../../src/ui/screens/routes/view-model'
import { aPlanOf, aStopCalled } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'
import { joris } from '../../../kit/delivery/joris'

const openOn = (plan: Plan, id = '7'): PlanState => ({
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

const nobody: ReadonlyArray<Driver> = []

const listed = (from: Plan, view = initialMapView, drivers = nobody) => {
  const shown = routesViewModel({ project: '7', plan: openOn(from), view, drivers })
  return shown.kind === 'listed' ? shown : undefined
}

describe('the routes tab (§2)', () => {
  it('waits for the plan, also where another project is still open', () => {
    const seen = { project: '7', view: initialMapView, drivers: nobody }
    expect(routesViewModel({ ...seen, plan: { kind: 'closed' } }).kind).toBe('waiting')
    expect(routesViewModel({ ...seen, plan: { kind: 'loading', projectId: '7' } }).kind).toBe('waiting')
    expect(routesViewModel({ ...seen, plan: openOn(plan, '8') }).kind).toBe('waiting')
  })

  it('says that the plan could not be loaded, or that there is none', () => {
    const failed = (isUnknown: boolean): PlanState => ({ kind: 'failed', projectId: '7', isUnknown })
    expect(routesViewModel({ project: '7', plan: failed(true), view: initialMapView, drivers: nobody })).toEqual({
      kind: 'failed',
      isUnknown: true,
    })
    expect(routesViewModel({ project: '8', plan: failed(true), view: initialMapView, drivers: nobody }).kind).toBe(
      'waiting',
    )
  })

  it('is empty without routes', () => {
    expect(routesViewModel({ project: '7', plan: openOn(emptyPlan), view: initialMapView, drivers: nobody }).kind).toBe(
      'empty',
    )
  })

  it('lists each route with its number, name, day and activities', () => {
    expect(listed(plan)?.summaries.map(({ number, name, day, activities }) => [number, name, day, activities])).toEqual(
      [
        ['1', 'Noord', 'Ma 23-11', 4],
        ['2', 'Route 2', 'Di 24-11', 3],
      ],
    )
  })

  it('says what the same plan says once', () => {
    expect(listed(plan)?.summaries).toBe(listed(plan)?.summaries)
  })

  it('lists the routes of the day that is focused', () => {
    const { view } = applyMapMessage(initialMapView, mapMessage('showRouteDay', { routeDay: '2026-11-24' }))
    const shown = listed(plan, view)
    expect([shown?.day, shown?.summaries.map(({ number }) => number)]).toEqual(['2026-11-24', ['2']])
    expect(shown?.days.map(({ label }) => label)).toEqual([
      'ALL (2 routes, 3 stops)',
      'Ma 23-11 (1 route, 2 stops)',
      'Di 24-11 (1 route, 1 stop)',
    ])
  })

  it('marks the route that the map shows alone', () => {
    const { view } = applyMapMessage(initialMapView, mapMessage('zoomToRoute', { routeIndex: 1 }))
    expect([listed(plan)?.zoomed, listed(plan, view)?.zoomed]).toEqual([undefined, 1])
  })
})

describe('the line of a route', () => {
  const timed = aRouteTo(['a', 'b'], {
    start: aVisitTo('start', { type: 'start', stopNumber: 0, departure: '2026-11-23T07:30:00Z' }),
    visits: [
      aVisitTo('a', { stopNumber: 10, arrival: '2026-11-23T08:20:00Z', departure: '2026-11-23T08:30:00Z' }),
      aVisitTo('b', { stopNumber: -1, arrival: '2026-11-23T09:00:00Z', departure: '2026-11-23T09:10:00Z' }),
    ],
    end: aVisitTo('end', { type: 'end', stopNumber: 30, arrival: '2026-11-23T13:10:00Z' }),
  })
  const from = aPlanOf([timed])

  it('says from when to when it is out, on the clocks of the Netherlands', () => {
    expect(listed(from)?.summaries[0]?.times).toBe('08:30–14:10')
    expect(listed(plan)?.summaries[0]?.times).toBe('')
  })

  it('counts what is to be checked (§4)', () => {
    const [line] = listed(from)?.summaries ?? []
    expect(line?.flags.map(({ text }) => text)).toEqual(['1 to check'])
  })

  it('says by how much a stop is late', () => {
    const closing = { ...from, stops: stopListOf([aStopCalled('a', { timeSlotLatest: '09:00' })]) }
    const flags = listed(closing)?.summaries[0]?.flags ?? []
    expect(flags.map(({ text }) => text)).toEqual(['1 to check', '1 late'])
    expect(flags[1]?.details[0]).toMatch(/late by 20 minutes$/)
  })

  it('says how long the way is, where somebody worked it out', () => {
    const lines = (metres: number | undefined) => listed(aPlanOf([{ ...timed, metres }]))?.summaries[0]?.distance
    expect([lines(48_240), lines(8_420), lines(undefined)]).toEqual(['48 km', '8.4 km', ''])
  })

  it('says in figures what is too much for whoever drives it', () => {
    const driver = newDriver(
      { ...joris, availabilityEarliest: '09:00', availabilityLatest: '14:00', vehicleCapacity: 5 },
      { id: 'd1', shortId: 'd1', createdAt: '' },
    )
    const stops = stopListOf([aStopCalled('a', { demand: [4] }), aStopCalled('b', { demand: [4] })])
    const driven = { ...aPlanOf([{ ...timed, driverId: 'd1' }]), stops }
    const flags = listed(driven, initialMapView, [driver])?.summaries[0]?.flags ?? []
    expect(flags.map(({ text }) => text)).toEqual([
      '1 to check',
      'over capacity by 3',
      'before working hours by 30 minutes',
      'over hours by 10 minutes',
    ])
    expect(flags[1]?.details).toEqual(['Over capacity by 3'])
    expect(listed(driven)?.summaries[0]?.flags.length).toBe(1)
  })
})
