import { describe, expect, it } from 'vitest'
import { moveStop, resequenceStop, type Plan } from '../../../src/domain/plan'
import { emptyStopList, sequenceNumberOf, getStop, putStops } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { withEachStop } from '../../kit/builders/stop-list'
import { left, right } from '../../kit/either'

const north = aRouteTo(['a', 'b', 'c'])
const south = aRouteTo(['x', 'y'], { index: 1, name: 'Zuid', day: '2026-11-24', externalRouteId: 9, color: '#39a15b' })
const plan = aPlanOf([north, south], ['loose'])

const visits = (after: Plan): ReadonlyArray<string> =>
  after.routes.map((route) => route.visits.map((v) => v.id).join(''))
const stop = (after: Plan, id: string) => getStop(after.stops, id)
const number = (asked: number) => right(sequenceNumberOf(asked))

describe('a stop moved to another route (§4)', () => {
  const moved = right(moveStop(plan, { id: 'b', to: 1, number: number(20) }))

  it('leaves its route and is inserted at the place asked for', () => {
    expect(visits(moved)).toEqual(['ac', 'xby'])
  })

  it('takes the name, number, day, carrier and colour of its new route', () => {
    expect(stop(moved, 'b')).toMatchObject({
      isPlanned: true,
      stopNumber: 20,
      routeName: 'Zuid',
      routeNumber: 2,
      routeDay: '2026-11-24',
      externalRouteId: 9,
      color: '#39a15b',
    })
  })

  it('has the others of both routes close up or make room', () => {
    expect(['a', 'c', 'x', 'y'].map((id) => stop(moved, id)?.stopNumber)).toEqual([10, 20, 10, 30])
  })

  it('leaves a stop that keeps its place the same object', () => {
    expect(stop(moved, 'a')).toBe(stop(plan, 'a'))
    expect(stop(moved, 'loose')).toBe(stop(plan, 'loose'))
  })
})

describe('a stop moved without a number', () => {
  it('lands last on another route', () => {
    expect(visits(right(moveStop(plan, { id: 'a', to: 1, number: undefined })))).toEqual(['bc', 'xya'])
  })

  it('stays where it is on its own route', () => {
    expect(right(moveStop(plan, { id: 'a', to: 0, number: undefined }))).toBe(plan)
  })
})

describe('an unplanned stop moved to a route', () => {
  it('is planned there', () => {
    const moved = right(moveStop(plan, { id: 'loose', to: 0, number: number(10) }))
    expect(visits(moved)).toEqual(['looseabc', 'xy'])
    expect(stop(moved, 'loose')).toMatchObject({ isPlanned: true, stopNumber: 10, routeNumber: 1 })
  })
})

describe('a stop that a route holds but does not plan', () => {
  it('is still not planned on the route it is moved to, for nobody planned it', () => {
    const held = { ...north, visits: north.visits.map((visit) => ({ ...visit, isPlanned: visit.id !== 'a' })) }
    const moved = right(moveStop(aPlanOf([held, south]), { id: 'a', to: 1, number: undefined }))
    expect(stop(moved, 'a')).toMatchObject({ isPlanned: false, stopNumber: 30, routeNumber: 2 })
  })
})

describe('a move that cannot be', () => {
  it('does not take up a start or end that a server lists among the stops', () => {
    const listed = { ...plan, stops: putStops(plan.stops, [aStopCalled('start', { type: 'START' })]) }
    expect(left(moveStop(listed, { id: 'start', to: 1, number: undefined }))).toEqual({
      kind: 'start or end',
      id: 'start',
    })
  })

  it('names the stop that is not there', () => {
    expect(left(moveStop(plan, { id: 'nobody', to: 0, number: undefined }))).toEqual({
      kind: 'no such stop',
      id: 'nobody',
    })
  })

  it('names the route that is not there', () => {
    expect(left(moveStop(plan, { id: 'a', to: 5, number: undefined }))).toEqual({ kind: 'no such route', index: 5 })
  })

  it('does not resequence a stop that no route visits', () => {
    expect(left(resequenceStop(plan, 'loose', number(10)))).toEqual({ kind: 'no such stop', id: 'loose' })
  })
})

describe('a stop that names another route than the one that visits it', () => {
  const astray = {
    ...plan,
    stops: withEachStop(plan.stops, (one) => (one.id === 'x' ? { ...one, routeNumber: 1 } : one)),
  }

  it('is found on the route that visits it, and names it from then on', () => {
    const after = right(resequenceStop(astray, 'x', number(20)))
    expect(visits(after)).toEqual(['abc', 'yx'])
    expect(stop(after, 'x')).toMatchObject({ routeNumber: 2, stopNumber: 20 })
  })

  it('is moved where only the routes are known', () => {
    expect(visits(right(moveStop({ ...plan, stops: emptyStopList }, { id: 'y', to: 0, number: undefined })))).toEqual([
      'abcy',
      'x',
    ])
  })
})

describe('a stop resequenced in its plan', () => {
  it('renumbers its route and nothing else', () => {
    const after = right(resequenceStop(plan, 'c', number(10)))
    expect(visits(after)).toEqual(['cab', 'xy'])
    expect(after.routes[1]).toBe(south)
    expect(stop(after, 'c')).toMatchObject({ stopNumber: 10, routeNumber: 1 })
  })
})
