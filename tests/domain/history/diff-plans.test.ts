import { describe, expect, it } from 'vitest'
import {
  diffPlans,
  diffPlansInSteps,
  isEmptyChange,
  affectedItemKeysOf,
  unchangedVisits,
  type PlanChange,
} from '../../../src/domain/history'
import { addStop, moveStop, moveToCarrier, removeStop, type Plan } from '../../../src/domain/plan'
import type { Activity, Route } from '../../../src/domain/route'
import { stopList } from '../../../src/domain/stop'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { right } from '../../kit/either'

const plan = aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 1 }), aRouteTo(['d'], { index: 2 })], ['loose'])

const indexes = (change: PlanChange): ReadonlyArray<number> => change.routes.map(({ index }) => index)

describe('diffPlans: a stop moved to another route', () => {
  const moved = right(moveStop(plan, { id: 'a', to: 1, number: undefined }))
  const change = diffPlans(plan, moved)

  it('the change has both routes and the moved stop, and no facts of stops', () => {
    expect(change).toEqual({
      routes: [
        { index: 0, before: plan.routes[0], after: moved.routes[0] },
        { index: 1, before: plan.routes[1], after: moved.routes[1] },
      ],
      stops: [],
      moved: ['a'],
      unknownFields: undefined,
    })
  })

  it('the change affects the two routes and the stop', () => {
    expect(affectedItemKeysOf(change)).toEqual(['route 0', 'route 1', 'stop a'])
  })
})

describe('diffPlans: an added or removed stop', () => {
  it('the change has the facts of the stop and its index in the list', () => {
    const newStop = aStopCalled('new')
    const added = right(addStop(plan, newStop))
    expect(diffPlans(plan, added).stops).toEqual([{ id: 'new', listIndex: 5, before: undefined, after: newStop.facts }])
    expect(diffPlans(added, right(removeStop(added, 'b'))).stops).toEqual([
      { id: 'b', listIndex: 1, before: { ...plainFacts, id: 'b' }, after: undefined },
    ])
  })

  it('the change has no placement of the stop', () => {
    const [removed] = diffPlans(plan, right(removeStop(plan, 'b'))).stops
    expect(removed?.before).toEqual({ ...plainFacts, id: 'b' })
    expect(Object.keys(removed?.before ?? {})).not.toContain('routeNumber')
  })
})

describe('diffPlans: a stop with another fact', () => {
  it.each(Object.keys(plainFacts))('a stop that differs by %s is a change', (name) => {
    const stop = aStopCalled('b')
    const before = { ...plan, stops: stopList.from([stop]) }
    const after = { ...plan, stops: stopList.from([{ ...stop, facts: { ...stop.facts, [name]: ['another'] } }]) }
    expect(isEmptyChange(diffPlans(before, before))).toBe(true)
    expect(isEmptyChange(diffPlans(before, after))).toBe(false)
  })
})

describe('diffPlans: the first route of a carrier', () => {
  it('the change affects the day of the carrier, so that no other change adds a second route', () => {
    const carried = right(
      moveToCarrier(plan, {
        id: 'loose',
        carrier: { id: 9, displayName: 'Snel' },
        number: undefined,
        headquarters: { lat: 52, lng: 4.6 },
        today: { year: 2026, month: 11, day: 20 },
      }),
    )
    expect(affectedItemKeysOf(diffPlans(plan, carried))).toEqual(['route 3', 'carrier 9 on 2026-11-23', 'stop loose'])
  })
})

describe('diffPlans: other fields of the document', () => {
  it('the change affects the document', () => {
    const change = diffPlans(plan, { ...plan, unknownFields: { status: 'Draft' } })
    expect(change.unknownFields).toEqual({ before: {}, after: { status: 'Draft' } })
    expect(affectedItemKeysOf(change)).toEqual(['document'])
    expect(isEmptyChange(change)).toBe(false)
  })
})

describe('isEmptyChange', () => {
  const none: PlanChange = { routes: [], stops: [], moved: [], unknownFields: undefined }

  it.each<[part: string, change: PlanChange]>([
    ['a route', { ...none, routes: [{ index: 0, before: undefined, after: aRouteTo([]) }] }],
    ['a stop', { ...none, stops: [{ id: 'a', listIndex: 0, before: undefined, after: undefined }] }],
    ['a moved stop', { ...none, moved: ['a'] }],
    ['a field of the document', { ...none, unknownFields: { before: {}, after: {} } }],
  ])('a change of %s is not empty', (_, change) => {
    expect(isEmptyChange(change)).toBe(false)
  })

  it('a change without any part is empty', () => {
    expect(isEmptyChange(none)).toBe(true)
  })
})

describe('unchangedVisits', () => {
  const visit = aVisitTo('a')
  const isUnchangedIn = (before: ReadonlyArray<Activity>, after: ReadonlyArray<Activity>): boolean =>
    unchangedVisits([
      { index: 0, before: aRouteTo([], { visits: before }), after: undefined },
      { index: 1, before: undefined, after: aRouteTo([], { visits: after }) },
    ])(visit)

  it('a visit with another position and other times is unchanged', () => {
    const moved = { ...aVisitTo('a'), stopNumber: 70, arrival: '2026-11-23T09:00:00.000Z', departure: undefined }
    expect(isUnchangedIn([visit], [moved])).toBe(true)
    const noPlace = (): Activity => ({ ...visit, address: { ...visit.address, coordinates: undefined } })
    expect(isUnchangedIn([noPlace()], [noPlace()])).toBe(true)
  })

  const { address } = visit
  it.each<[what: string, changes: Partial<Activity>]>([
    ['type', { type: 'Pickup' }],
    ['being planned', { isPlanned: false }],
    ['unknown fields', { unknownFields: { eta: 12 } }],
    ['name', { address: { ...address, name: 'Achterdeur' } }],
    ['address line', { address: { ...address, address: 'Lindenhof 1' } }],
    ['zip code', { address: { ...address, zipcode: '2801 YA' } }],
    ['latitude', { address: { ...address, coordinates: { lat: 53, lng: 5.1 } } }],
    ['longitude', { address: { ...address, coordinates: { lat: 52.1, lng: 6 } } }],
    ['place', { address: { ...address, coordinates: undefined } }],
    ['unknown fields of the address', { address: { ...address, unknownFields: { country: 'NL' } } }],
  ])('a visit with another %s is changed', (_, changes) => {
    expect(isUnchangedIn([visit], [{ ...visit, ...changes }])).toBe(false)
    expect(isUnchangedIn([{ ...visit, ...changes }], [visit])).toBe(false)
  })

  it('a stop that is visited twice, or on one side only, never counts as unchanged', () => {
    expect(isUnchangedIn([visit, visit], [visit])).toBe(false)
    expect(isUnchangedIn([visit], [visit, visit])).toBe(false)
    expect(isUnchangedIn([visit, visit], [])).toBe(false)
    expect(isUnchangedIn([visit], [])).toBe(false)
    expect(isUnchangedIn([], [visit])).toBe(false)
  })
})

/** A route that throws when a field other than its index is read. */
const sealed = (route: Route): Route =>
  new Proxy(route, {
    get: (target, name) => {
      if (name === 'index') return target.index
      throw new Error(`Somebody looks at ${String(name)} of a route that is the same object`)
    },
  })

describe('diffPlans: changed routes', () => {
  it('the routes are in the order of their indexes, also where the later plan has one more before the others', () => {
    const [first, second] = [0, 1].map((index) => aRouteTo([], { index }))
    const renamed = aRouteTo([], { index: 1, name: 'Oost' })
    if (first === undefined || second === undefined) throw new Error('no routes')
    expect(indexes(diffPlans({ ...plan, routes: [second] }, { ...plan, routes: [first, renamed] }))).toEqual([0, 1])
  })

  it('a route that is another object with the same content is no change', () => {
    const copied = { ...plan, routes: plan.routes.map((route) => ({ ...route })) }
    expect(isEmptyChange(diffPlans(plan, copied))).toBe(true)
  })
})

describe('diffPlansInSteps', () => {
  it('a plan is compared in a step for each 500 stops that may differ', () => {
    const stopsOf = (notes: string) =>
      stopList.from(Array.from({ length: 1_200 }, (_, index) => aStopCalled(`s${index}`, { notes })))
    const [empty, full] = [aPlanOf([], []), { ...plan, routes: [], stops: stopsOf('Achterom') }]
    const edited = { ...full, stops: stopsOf('Bel aan') }
    const stepsFor = (before: Plan, after: Plan): number => [...diffPlansInSteps(before, after)].length
    expect([stepsFor(empty, full), stepsFor(full, empty), stepsFor(full, edited)]).toEqual([2, 2, 4])
    expect(stepsFor(full, full)).toBe(0)
  })
})

describe('diffPlans: a large plan with a small change', () => {
  it('routes that are the same object in both plans are not compared', () => {
    const shared = sealed(aRouteTo(['x'], { index: 3 }))
    const before: Plan = { ...plan, routes: [...plan.routes, shared] }
    const [first, ...rest] = before.routes
    const after: Plan = { ...before, routes: first === undefined ? rest : [{ ...first, name: 'Oost' }, ...rest] }
    expect(indexes(diffPlans(before, after))).toEqual([0])
  })
})
