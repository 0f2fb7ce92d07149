import { describe, expect, it } from 'vitest'
import { updateStop, type Plan } from '../../../src/domain/plan'
import { sequenceNumberOf, stopList, type StopUpdate } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'

const north = aRouteTo(['a', 'b'], { index: 0, carrierId: 1, day: '2026-11-23' })
const south = aRouteTo(['c'], { index: 1, carrierId: 2, day: '2026-11-23' })
const withUnplannedStop = (plan: Plan): Plan => ({ ...plan, stops: stopList.put(plan.stops, [aStopCalled('new')]) })
const plan = withUnplannedStop(aPlanOf([north, south]))

const context = {
  carriers: [
    { id: 1, displayName: 'Noord' },
    { id: 2, displayName: 'Zuid' },
  ],
  headquarters: { lat: 52.0155316, lng: 4.6568895 },
  today: { year: 2026, month: 11, day: 20 },
}

const update = (id: string, newCarrier: number | undefined, number: number | undefined): StopUpdate => ({
  id,
  taskIds: [id],
  currentCarrier: undefined,
  newCarrier,
  newSequence: number === undefined ? undefined : right(sequenceNumberOf(number)),
})

const visits = ({ routes }: Plan): ReadonlyArray<string> =>
  routes.map((route) => route.visits.map(({ id }) => id).join(' '))

describe('updateStop', () => {
  it.each([
    ['another number stays on its route', 'b', undefined, 10, ['b a', 'c']],
    ['another route goes to its end', 'a', 2, undefined, ['b', 'c a']],
    ['another route and number goes to that position', 'a', 2, 10, ['b', 'a c']],
    ['its own route keeps its position', 'a', 1, undefined, ['a b', 'c']],
    ['its own route and a number goes to that position', 'a', 1, 20, ['b a', 'c']],
    ['a route plans an unplanned stop', 'new', 1, undefined, ['a b new', 'c']],
  ])('an update to %s', (_, id, carrier, number, expected) => {
    expect(visits(right(updateStop(plan, update(id, carrier, number), context)))).toEqual(expected)
  })

  it('an update to the current carrier changes nothing', () => {
    expect(right(updateStop(plan, update('a', 1, undefined), context))).toBe(plan)
  })

  it.each(['a', 'new'])('an update of %s with neither route nor number changes nothing', (id) => {
    expect(right(updateStop(plan, update(id, undefined, undefined), context))).toBe(plan)
  })
})

describe('updateStop with the current carrier', () => {
  const updateWithCarrier = (id: string, currentCarrier: number, newCarrier: number | undefined, number?: number) =>
    updateStop(plan, { ...update(id, newCarrier, number), currentCarrier }, context)

  it('an update is accepted if the carrier is current, or the stop is already with the new one', () => {
    expect(visits(right(updateWithCarrier('a', 1, 2)))).toEqual(['b', 'c a'])
    expect(right(updateWithCarrier('a', 2, 1))).toBe(plan)
    expect(visits(right(updateWithCarrier('a', 2, 1, 20)))).toEqual(['b a', 'c'])
  })

  it.each([
    ['another carrier has the stop', 'a', 1, 'Noord'],
    ['no carrier has the stop', 'new', undefined, undefined],
  ])('an update is refused if %s', (_, id, carrier, route) => {
    expect(left(updateWithCarrier(id, 2, 2 + 7))).toEqual({ kind: 'other carrier', carrier, route })
    expect(left(updateWithCarrier(id, 2, undefined, 10))).toEqual({ kind: 'other carrier', carrier, route })
  })
})

describe('updateStop: refusals', () => {
  it('an update of a stop that is not there is refused, also where it would change nothing', () => {
    expect(left(updateStop(plan, update('x', undefined, undefined), context))).toEqual({
      kind: 'no such stop',
      id: 'x',
    })
  })

  it.each([
    ['an unknown stop', update('z', 1, undefined), { kind: 'no such stop', id: 'z' }],
    ['an unknown carrier', update('a', 9, undefined), { kind: 'no such carrier', id: 9 }],
    ['a number but no route', update('new', undefined, 10), { kind: 'on no route' }],
  ])('an update with %s is refused', (_, stopUpdate, refused) => {
    expect(left(updateStop(plan, stopUpdate, context))).toEqual(refused)
  })
})
