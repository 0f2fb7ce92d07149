import { describe, expect, it } from 'vitest'
import { buildProblem, type ProblemSource } from '../../../../server/optimisation/problem/build-problem'
import type { Driver } from '../../../../src/domain/driver'
import type { StopFacts } from '../../../../src/domain/stop'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { planOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { left, right } from '../../../kit/either'
import { aDriverCalled } from '../a-driver'
import { emptyOptimiseRequest } from '../../../kit/builders/empty-optimise-request'
import type { OptimiseRequest } from '../../../../src/domain/optimisation'

const factsOf = (id: string, changes: Partial<StopFacts> = {}): StopFacts => ({ ...plainFacts, id, ...changes })

/** A Saturday. */
const today = { year: 2026, month: 11, day: 21 }

const source = (changes: Partial<ProblemSource> = {}): ProblemSource => ({
  plan: planOf([], [factsOf('a'), factsOf('b')]),
  drivers: [],
  carriers: [
    { id: 1, displayName: 'Noord' },
    { id: 4, displayName: 'Zuid' },
  ],
  headquarters: { lat: 52.0155316, lng: 4.6568895 },
  today,
  ...changes,
})

const vehicles = (changes: Partial<ProblemSource>, request: Partial<OptimiseRequest> = {}) =>
  right(buildProblem(source(changes), { ...emptyOptimiseRequest, ...request })).problem.vehicles.map(({ id }) => id)

const stops = (changes: Partial<ProblemSource>, request: Partial<OptimiseRequest> = {}) =>
  right(buildProblem(source(changes), { ...emptyOptimiseRequest, ...request })).problem.stops.map(
    ({ id, allowedVehicles }) => `${id} ${allowedVehicles?.join() ?? 'any'}`,
  )

const refusal = (changes: Partial<ProblemSource>, request: Partial<OptimiseRequest> = {}) =>
  left(buildProblem(source(changes), { ...emptyOptimiseRequest, ...request }))

const drivers: ReadonlyArray<Driver> = [aDriverCalled('noor'), aDriverCalled('joris')]
const monday = ['2026-11-23']

describe('buildProblem, drivers and carriers', () => {
  it('every driver drives by default', () => {
    expect(vehicles({ drivers }, { days: monday })).toEqual(['2026-11-23 noor', '2026-11-23 joris'])
  })

  it('every carrier drives where there are no drivers', () => {
    expect(vehicles({}, { days: monday })).toEqual(['2026-11-23 1', '2026-11-23 4'])
  })

  it('each chosen driver or carrier drives once', () => {
    expect(vehicles({ drivers }, { days: monday, driverIds: ['joris', 'joris'], carrierIds: [4] })).toEqual([
      '2026-11-23 joris',
      '2026-11-23 4',
    ])
  })

  it.each([
    [{ driverIds: ['joris', 'nobody'] }, [{ field: 'driver_ids.1', reason: 'There is no driver nobody' }]],
    [{ carrierIds: [9] }, [{ field: 'external_route_ids.0', reason: 'There is no carrier 9' }]],
  ])('an unknown driver or carrier is refused: %j', (request, details) => {
    expect(refusal({ drivers }, request)).toMatchObject({ code: 'invalid', details })
  })

  it('a request that leaves nobody to drive is refused', () => {
    const noDriverRefusal = { code: 'nothing_to_plan', message: 'There is nobody to drive: add a driver first.' }
    expect(refusal({ carriers: [] })).toEqual(noDriverRefusal)
    expect(refusal({ carriers: [] }, { days: monday })).toEqual(noDriverRefusal)
  })

  it.each([
    [{ driverIds: [] }, { field: 'driver_ids', reason: 'Names nobody' }],
    [{ carrierIds: [] }, { field: 'external_route_ids', reason: 'Names nobody' }],
    [
      { driverIds: [], carrierIds: [] },
      { field: 'driver_ids', reason: 'Names nobody' },
    ],
  ])('a request with an empty list of drivers or carriers is refused: %j', (request, detail) => {
    expect(refusal({ drivers }, request)).toMatchObject({ code: 'invalid', details: [detail] })
  })

  it('a driver without hours or capacity is refused', () => {
    const early = aDriverCalled('noor', { availabilityEarliest: '9:00', availabilityLatest: '8:00' })
    expect(refusal({ drivers: [early] })).toMatchObject({
      code: 'invalid',
      message: 'driver_ids: noor ends at 8:00, not after it begins at 9:00',
    })
  })
})

describe('buildProblem, days', () => {
  it('the days are those of the stops, in order', () => {
    const plan = planOf(
      [],
      [
        factsOf('a', { requestedDay: 'Di' }),
        factsOf('b', { timeSlotEarliest: '2026-11-25T09:00:00+01:00' }),
        factsOf('c', { requestedDay: '2026-11-24' }),
        factsOf('d'),
        factsOf('e', { type: 'START', requestedDay: 'Zo' }),
      ],
    )
    expect(vehicles({ plan, drivers: drivers.slice(1) })).toEqual(['2026-11-24 joris', '2026-11-25 joris', 'Di joris'])
    expect(stops({ plan, drivers: drivers.slice(1) })).toEqual([
      'a Di joris',
      'b 2026-11-25 joris',
      'c 2026-11-24 joris',
      'd any',
    ])
  })

  it.each([
    ['a Saturday', today],
    ['a Monday', { year: 2026, month: 11, day: 16 }],
    ['a Sunday', { year: 2026, month: 11, day: 22 }],
  ])('the days are the coming Monday to Friday, seen from %s, where no stop has a day', (_, from) => {
    expect(vehicles({ today: from, drivers: drivers.slice(1) })).toEqual(
      ['23', '24', '25', '26', '27'].map((day) => `2026-11-${day} joris`),
    )
  })

  it('the days are those of the routes and of the stops, as on screen', () => {
    const plan = planOf(
      [aRouteTo(['a'], { day: '2026-12-04' })],
      [factsOf('a'), factsOf('b', { requestedDay: '2026-11-25' })],
    )
    const joris = { plan, drivers: drivers.slice(1) }
    expect(vehicles(joris)).toEqual(['2026-11-25 joris', '2026-12-04 joris'])
    expect(stops(joris)).toEqual(['a any', 'b 2026-11-25 joris'])
  })

  it.each([
    [{ days: [] }, 'days: Names no day'],
    [
      { days: Array.from({ length: 501 }, (_, day) => `day ${day}`) },
      'days: 2 to drive on 501 days is more than 1000 routes: choose fewer days, or fewer to drive',
    ],
  ])('an empty list of days, and too many days, are refused: %j', (request, message) => {
    expect(refusal({ drivers }, request)).toMatchObject({ code: 'invalid', message })
  })
})

describe('buildProblem, stops', () => {
  const kept = aRouteTo(['on tuesday'], { index: 3, day: '2026-11-24' })
  const anyDay = aRouteTo(['on any day'], { index: 5, day: undefined })
  const plan = planOf(
    [aRouteTo(['on monday'], { day: '2026-11-23' }), kept, anyDay],
    ['on monday', 'on tuesday', 'on any day', 'free'].map((id) => factsOf(id)),
  )

  it('stops on routes of other days are not part of the problem', () => {
    expect(stops({ plan }, { days: monday })).toEqual(['on monday any', 'free any'])
    expect(right(buildProblem(source({ plan }), { ...emptyOptimiseRequest, days: monday })).keptRoutes).toEqual([
      kept,
      anyDay,
    ])
  })

  it('all stops are part of the problem where no day is chosen', () => {
    expect(stops({ plan }).length).toBe(4)
    expect(right(buildProblem(source({ plan }), emptyOptimiseRequest)).keptRoutes).toEqual([])
  })

  it('a request without stops to plan is refused', () => {
    expect(refusal({ plan: planOf([], []) })).toEqual({
      code: 'nothing_to_plan',
      message: 'There are no stops to plan.',
    })
    expect(refusal({ plan: planOf([], [factsOf('a', { coordinates: undefined })]) })).toEqual({
      code: 'nothing_to_plan',
      message: 'There are no stops to plan.',
      details: [{ stop_id: 'a', reason: 'has no coordinates' }],
    })
  })

  it('the options of the request are those of the problem', () => {
    const request = {
      ...emptyOptimiseRequest,
      weights: 'fewest',
      latenessWeight: 2,
      budgetSeconds: 60,
      seed: 7,
    } as const
    expect(right(buildProblem(source(), request)).problem.options).toEqual({
      weights: 'fewest',
      latenessWeight: 2,
      budgetSeconds: 60,
      seed: 7,
    })
  })
})
