import { describe, expect, it } from 'vitest'
import { diffPlans, isEmptyChange, affectedBy, type PlanChange } from '../../../src/domain/history'
import { addStop, moveStop, moveToCarrier, removeStop, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { stopList } from '../../../src/domain/stop'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'

const plan = aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 1 }), aRouteTo(['d'], { index: 2 })], ['loose'])

const indexes = (change: PlanChange): ReadonlyArray<number> => change.routes.map(({ index }) => index)

describe('a stop moved to another route', () => {
  const moved = right(moveStop(plan, { id: 'a', to: 1, number: undefined }))
  const change = diffPlans(plan, moved)

  it('turns both routes and moves one stop; what is true of the stops stays true', () => {
    expect(change).toEqual({
      routes: [
        { index: 0, before: plan.routes[0], after: moved.routes[0] },
        { index: 1, before: plan.routes[1], after: moved.routes[1] },
      ],
      stops: [],
      moved: ['a'],
      extra: undefined,
    })
  })

  it('touches the two routes and the stop', () => {
    expect(affectedBy(change)).toEqual(['route 0', 'route 1', 'stop a'])
  })
})

describe('a stop that comes or goes', () => {
  it('is kept with its place in the list', () => {
    const newStop = aStopCalled('new')
    const added = right(addStop(plan, newStop))
    expect(diffPlans(plan, added).stops).toEqual([{ id: 'new', place: 5, before: undefined, after: newStop.facts }])
    expect(diffPlans(added, right(removeStop(added, 'b'))).stops).toEqual([
      { id: 'b', place: 1, before: { ...plainFacts, id: 'b' }, after: undefined },
    ])
  })

  it('is kept without a word of where it was planned', () => {
    const [removed] = diffPlans(plan, right(removeStop(plan, 'b'))).stops
    expect(removed?.before).toEqual({ ...plainFacts, id: 'b' })
    expect(Object.keys(removed?.before ?? {})).not.toContain('routeNumber')
  })
})

describe('a stop with another fact', () => {
  it.each(Object.keys(plainFacts))('a stop that differs by %s is a change', (name) => {
    const stop = aStopCalled('b')
    const before = { ...plan, stops: stopList.from([stop]) }
    const after = { ...plan, stops: stopList.from([{ ...stop, facts: { ...stop.facts, [name]: ['another'] } }]) }
    expect(isEmptyChange(diffPlans(before, before))).toBe(true)
    expect(isEmptyChange(diffPlans(before, after))).toBe(false)
  })
})

describe('a carrier that gets its first route', () => {
  it('touches its day, so that no other change gives it a second one', () => {
    const carried = right(
      moveToCarrier(plan, {
        id: 'loose',
        carrier: { id: 9, displayName: 'Snel' },
        number: undefined,
        headquarters: { lat: 52, lng: 4.6 },
        today: { year: 2026, month: 11, day: 20 },
      }),
    )
    expect(affectedBy(diffPlans(plan, carried))).toEqual(['route 3', 'carrier 9 on 2026-11-23', 'stop loose'])
  })
})

describe('a document with other fields', () => {
  it('touches the document', () => {
    const change = diffPlans(plan, { ...plan, extra: { status: 'Draft' } })
    expect(change.extra).toEqual({ before: {}, after: { status: 'Draft' } })
    expect(affectedBy(change)).toEqual(['document'])
    expect(isEmptyChange(change)).toBe(false)
  })
})

/** A route that nobody may look into. */
const sealed = (route: Route): Route =>
  new Proxy(route, {
    get: (target, name) => {
      if (name === 'index') return target.index
      throw new Error(`Somebody looks at ${String(name)} of a route that is the same object`)
    },
  })

describe('a large plan of which little changed', () => {
  it('is not looked into where both states share their objects', () => {
    const shared = sealed(aRouteTo(['x'], { index: 3 }))
    const before: Plan = { ...plan, routes: [...plan.routes, shared] }
    const [first, ...rest] = before.routes
    const after: Plan = { ...before, routes: first === undefined ? rest : [{ ...first, name: 'Oost' }, ...rest] }
    expect(indexes(diffPlans(before, after))).toEqual([0])
  })
})
