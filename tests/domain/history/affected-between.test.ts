import { describe, expect, it } from 'vitest'
import { affectedBetween } from '../../../src/domain/history'
import { addStop, moveStop, removeStop, resequenceStop, type Plan } from '../../../src/domain/plan'
import { sequenceNumberOf, stopList, type StopFacts } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { unplanStop } from '../../kit/unplan-stop'

const plan = aPlanOf([aRouteTo(['a', 'b', 'c', 'd']), aRouteTo(['e'], { index: 1 })], ['loose'])

const moved = (from: Plan, id: string, to: number): Plan => right(moveStop(from, { id, to, number: undefined }))

const withFacts = (id: string, change: Partial<StopFacts>): Plan => {
  const stop = stopList.get(plan.stops, id)
  return stop === undefined
    ? plan
    : { ...plan, stops: stopList.put(plan.stops, [{ ...stop, facts: { ...stop.facts, ...change } }]) }
}

const withOrder = (...ids: ReadonlyArray<string>): Plan =>
  aPlanOf([aRouteTo(ids), aRouteTo([], { index: 1 })], ['loose'])

describe('affectedBetween', () => {
  it.each<readonly [title: string, after: Plan, stops: ReadonlyArray<string>, routes: ReadonlyArray<number>]>([
    ['a stop on another route', moved(plan, 'b', 1), ['b moved this stop to route 2, place 20'], [0, 1]],
    ['a stop off its route', right(unplanStop(plan, 'b')), ['b took this stop off its route'], [0]],
    ['a planned stop', moved(plan, 'loose', 1), ['loose moved this stop to route 2, place 20'], [1]],
    [
      'a stop with a later place',
      right(resequenceStop(plan, 'a', right(sequenceNumberOf(30)))),
      ['a moved this stop to route 1, place 30'],
      [0],
    ],
    [
      'a stop with an earlier place',
      right(resequenceStop(plan, 'd', right(sequenceNumberOf(10)))),
      ['d moved this stop to route 1, place 10'],
      [0],
    ],
    ['a deleted stop', right(removeStop(plan, 'b')), [], [0]],
    ['an added stop', right(addStop(plan, aStopCalled('new'))), ['new added this stop'], []],
    ['an edited stop', withFacts('a', { duration: 90, notes: 'Bel aan' }), ['a edited this stop: duration, notes'], []],
    [
      'a stop that is moved and edited at once',
      moved(withFacts('b', { notes: 'Bel aan' }), 'b', 1),
      ['b moved this stop to route 2, place 20, and edited this stop: notes'],
      [0, 1],
    ],
    ['a stop with another unknown field', withFacts('a', { unknownFields: { gate: 4 } }), [], []],
    ['a locked stop', withFacts('a', { unknownFields: { locked: true } }), ['a locked this stop'], []],
    [
      'a route that is gone',
      { ...right(unplanStop(plan, 'e')), routes: plan.routes.slice(0, 1) },
      ['e took this stop off its route'],
      [],
    ],
    [
      'a stop with an earlier place, beside one that came and one that left',
      moved(withOrder('e', 'c', 'a', 'b', 'd'), 'd', 1),
      [
        'd moved this stop to route 2, place 10',
        'e moved this stop to route 1, place 10',
        'c moved this stop to route 1, place 20',
      ],
      [0, 1],
    ],
    ['nothing', plan, [], []],
  ])('%s is told, and the stops that only got another number are not', (_, after, stops, routes) => {
    const affected = affectedBetween(plan, after)
    expect(affected.stops.map(({ id, did }) => `${id} ${did}`)).toEqual(stops)
    expect(affected.routes).toEqual(routes)
  })

  it('a deleted stop is told with its name and the stop before it in the list', () => {
    expect(affectedBetween(plan, right(removeStop(plan, 'b'))).removed).toEqual([
      { id: 'b', name: 'Bakkerij Jansen', previous: 'a' },
    ])
    expect(affectedBetween(plan, right(removeStop(plan, 'a'))).removed[0]?.previous).toBeUndefined()
    expect(affectedBetween(plan, plan).removed).toEqual([])
  })

  it('an edited stop is not told as deleted, alone or beside one that is', () => {
    const edited = withFacts('a', { duration: 90 })
    expect(affectedBetween(plan, edited).removed).toEqual([])
    expect(affectedBetween(plan, right(removeStop(edited, 'b'))).removed.map(({ id }) => id)).toEqual(['b'])
  })

  it('an unlocked stop is told', () => {
    const locked = withFacts('a', { unknownFields: { locked: true } })
    expect(affectedBetween(locked, plan).stops).toEqual([{ id: 'a', did: 'unlocked this stop' }])
  })

  it('a stop on a route without numbers is described without a place', () => {
    const unnumbered = aRouteTo([], { index: 1, visits: [aVisitTo('e'), aVisitTo('loose')] })
    const [first] = plan.routes
    const after = aPlanOf([...(first === undefined ? [] : [first]), unnumbered])
    expect(affectedBetween(plan, after).stops).toEqual([{ id: 'loose', did: 'moved this stop to route 2' }])
  })

  it('neighbours that are deleted at once are told with the nearest stop before both, in the order of the list', () => {
    const without = (...ids: ReadonlyArray<string>): Plan => ids.reduce((from, id) => right(removeStop(from, id)), plan)
    const placesWithout = (...ids: ReadonlyArray<string>) =>
      affectedBetween(plan, without(...ids)).removed.map(({ id, previous }) => [id, previous])
    expect(placesWithout('c', 'b')).toEqual([
      ['b', 'a'],
      ['c', 'a'],
    ])
    expect(placesWithout('a', 'b', 'd')).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['d', 'c'],
    ])
  })

  it('the routes of each moved stop are told', () => {
    const both = moved(moved(plan, 'a', 1), 'loose', 1)
    expect(affectedBetween(plan, both).routeNumberChanges).toEqual([
      { before: 1, after: 2 },
      { before: undefined, after: 2 },
    ])
  })

  it('of a new order every stop with another place is told', () => {
    const [first, ...others] = plan.routes
    const visits = first?.visits.toReversed() ?? []
    const reversed = aPlanOf([aRouteTo(visits.map(({ id }) => id)), ...others], ['loose'])
    expect(affectedBetween(plan, reversed).stops.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
    const swapped = [aRouteTo(['a', 'd', 'c', 'b']), ...others]
    expect(affectedBetween(plan, aPlanOf(swapped, ['loose'])).stops.map(({ id }) => id)).toEqual(['d', 'b'])
  })
})
