import { describe, expect, it } from 'vitest'
import { moveStop, resequenceStop, type Plan } from '../../../src/domain/plan'
import { emptyStopList, sequenceNumberOf, stopList } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { withEachStop } from '../../kit/builders/stop-list'
import { left, right } from '../../kit/either'
import { withFields } from '../../kit/builders/stop'

const north = aRouteTo(['a', 'b', 'c'])
const south = aRouteTo(['x', 'y'], { index: 1, name: 'Zuid', day: '2026-11-24', carrierId: 9, color: '#39a15b' })
const plan = aPlanOf([north, south], ['loose'])

const visits = (after: Plan): ReadonlyArray<string> =>
  after.routes.map((route) => route.visits.map((v) => v.id).join(''))
const stop = (after: Plan, id: string) => stopList.get(after.stops, id)
const number = (value: number) => right(sequenceNumberOf(value))

describe('moveStop to another route (§4)', () => {
  const moved = right(moveStop(plan, { id: 'b', to: 1, number: number(20) }))

  it('a moved stop leaves its route and is inserted at the requested position', () => {
    expect(visits(moved)).toEqual(['ac', 'xby'])
  })

  it('a moved stop takes the name, number, day, carrier and colour of its new route', () => {
    expect(stop(moved, 'b')?.placement).toMatchObject({
      isPlanned: true,
      stopNumber: 20,
      routeName: 'Zuid',
      routeNumber: 2,
      routeDay: '2026-11-24',
      carrierId: 9,
      color: '#39a15b',
    })
  })

  it('a moved stop keeps its facts as the same object', () => {
    expect(stop(moved, 'b')?.facts).toBe(stop(plan, 'b')?.facts)
  })

  it('both routes are renumbered', () => {
    expect(['a', 'c', 'x', 'y'].map((id) => stop(moved, id)?.placement.stopNumber)).toEqual([10, 20, 10, 30])
  })

  it('a stop that keeps its placement stays the same object', () => {
    expect(stop(moved, 'a')).toBe(stop(plan, 'a'))
    expect(stop(moved, 'loose')).toBe(stop(plan, 'loose'))
  })
})

describe('moveStop without a number', () => {
  it('a stop moved without a number is last on the new route', () => {
    expect(visits(right(moveStop(plan, { id: 'a', to: 1, number: undefined })))).toEqual(['bc', 'xya'])
  })

  it('a stop moved without a number within its route stays', () => {
    expect(right(moveStop(plan, { id: 'a', to: 0, number: undefined }))).toBe(plan)
  })
})

describe('moveStop: an unplanned stop', () => {
  it('an unplanned stop is planned on the target route', () => {
    const moved = right(moveStop(plan, { id: 'loose', to: 0, number: number(10) }))
    expect(visits(moved)).toEqual(['looseabc', 'xy'])
    expect(stop(moved, 'loose')?.placement).toMatchObject({ isPlanned: true, stopNumber: 10, routeNumber: 1 })
  })
})

describe('moveStop: a visit that is not planned', () => {
  it('a visit that is not planned stays so on the target route', () => {
    const withUnplanned = { ...north, visits: north.visits.map((visit) => ({ ...visit, isPlanned: visit.id !== 'a' })) }
    const moved = right(moveStop(aPlanOf([withUnplanned, south]), { id: 'a', to: 1, number: undefined }))
    expect(stop(moved, 'a')?.placement).toMatchObject({ isPlanned: false, stopNumber: 30, routeNumber: 2 })
  })
})

describe('moveStop: refusals', () => {
  it('a start or end that a server lists among the stops is refused', () => {
    const listed = { ...plan, stops: stopList.put(plan.stops, [aStopCalled('start', { type: 'START' })]) }
    expect(left(moveStop(listed, { id: 'start', to: 1, number: undefined }))).toEqual({
      kind: 'start or end',
      id: 'start',
    })
  })

  it('the refusal names an unknown stop', () => {
    expect(left(moveStop(plan, { id: 'nobody', to: 0, number: undefined }))).toEqual({
      kind: 'no such stop',
      id: 'nobody',
    })
  })

  it('the refusal names an unknown route', () => {
    expect(left(moveStop(plan, { id: 'a', to: 5, number: undefined }))).toEqual({ kind: 'no such route', index: 5 })
  })

  it('resequencing an unplanned stop is refused', () => {
    expect(left(resequenceStop(plan, 'loose', number(10)))).toEqual({ kind: 'no such stop', id: 'loose' })
  })
})

describe('moveStop: a stop that names the wrong route', () => {
  const inconsistentPlan = {
    ...plan,
    stops: withEachStop(plan.stops, (one) => (one.facts.id === 'x' ? withFields(one, { routeNumber: 1 }) : one)),
  }

  it('the stop is found on the route that visits it, and then names that one', () => {
    const after = right(resequenceStop(inconsistentPlan, 'x', number(20)))
    expect(visits(after)).toEqual(['abc', 'yx'])
    expect(stop(after, 'x')?.placement).toMatchObject({ routeNumber: 2, stopNumber: 20 })
  })

  it('a visit is moved even if the stops are not loaded', () => {
    expect(visits(right(moveStop({ ...plan, stops: emptyStopList }, { id: 'y', to: 0, number: undefined })))).toEqual([
      'abcy',
      'x',
    ])
  })
})

describe('resequenceStop', () => {
  it('resequencing renumbers the route and nothing else', () => {
    const after = right(resequenceStop(plan, 'c', number(10)))
    expect(visits(after)).toEqual(['cab', 'xy'])
    expect(after.routes[1]).toBe(south)
    expect(stop(after, 'c')?.placement).toMatchObject({ stopNumber: 10, routeNumber: 1 })
  })
})
