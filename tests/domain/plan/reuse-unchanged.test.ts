import { describe, expect, it } from 'vitest'
import { reuseUnchanged, type Plan } from '../../../src/domain/plan'
import { stopList, type Stop } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled, cloneOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const before = aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 1 })], ['u'])

const idsIn = ({ stops }: Plan) => [...stops].map(({ facts }) => facts.id)

const withIds = (...ids: ReadonlyArray<string>): Plan => ({
  ...cloneOf(before),
  stops: stopList.from(ids.flatMap((id) => stopList.get(before.stops, id) ?? [])),
})

describe('reuseUnchanged', () => {
  it('a plan that was read again without changes is the same object', () => {
    expect(reuseUnchanged(before, cloneOf(before))).toBe(before)
  })

  it.each([
    ['another order', ['b', 'a', 'c', 'u']],
    ['a stop less at the end', ['a', 'b', 'c']],
    ['a stop less at the begin', ['b', 'c', 'u']],
    ['no stop', []],
  ])('%s of the stops is taken over, with the stops as they were', (_, ids) => {
    const reused = reuseUnchanged(before, withIds(...ids))
    expect(idsIn(reused)).toEqual(ids)
    expect(reused.routes).toBe(before.routes)
    for (const stop of reused.stops) expect(stopList.get(before.stops, stop.facts.id)).toBe(stop)
  })

  it('routes that did not change are the same objects beside one that did, one more, or one less', () => {
    const [first, second] = cloneOf(before).routes
    if (first === undefined || second === undefined) throw new Error('no routes')
    const reusedWith = (...routes: Plan['routes']) => reuseUnchanged(before, { ...cloneOf(before), routes })
    const renamed = { ...second, name: 'Oost' }
    const third = aRouteTo([], { index: 2 })
    for (const routes of [[first, renamed], [first, second, third], [first]]) {
      const reused = reusedWith(...routes)
      expect(reused.routes).toEqual(routes)
      expect(reused.routes[0]).toBe(before.routes[0])
      expect(reused.stops).toBe(before.stops)
    }
  })

  it.each([
    ['facts', { facts: { notes: 'Bel aan' }, placement: {} }],
    ['placement', { facts: {}, placement: { routeName: 'Oost' } }],
  ] as const)(
    'of a stop whose %s changed the other part is the same object, as are all other stops',
    (part, changes) => {
      const again = cloneOf(before)
      const stops = [...again.stops].map((stop): Stop =>
        stop.facts.id === 'b'
          ? { facts: { ...stop.facts, ...changes.facts }, placement: { ...stop.placement, ...changes.placement } }
          : stop,
      )
      const reused = reuseUnchanged(before, { ...again, stops: stopList.from(stops) })
      const [a, b, ...others] = reused.stops
      const [oldA, oldB, ...oldOthers] = before.stops
      expect(b).toEqual(stops[1])
      expect(b?.[part]).not.toBe(oldB?.[part])
      const otherPart = part === 'facts' ? 'placement' : 'facts'
      expect(b?.[otherPart]).toBe(oldB?.[otherPart])
      for (const [index, stop] of [a, ...others].entries()) expect(stop).toBe([oldA, ...oldOthers][index])
    },
  )

  it('other unknown fields are taken over, with the routes and stops as they were', () => {
    const reused = reuseUnchanged(before, { ...cloneOf(before), unknownFields: { status: 'Draft' } })
    expect(reused).toEqual({ ...before, unknownFields: { status: 'Draft' } })
    expect([reused.routes === before.routes, reused.stops === before.stops]).toEqual([true, true])
  })

  it('a new stop is taken over, with the others as they were', () => {
    const added = aStopCalled('new')
    const reused = reuseUnchanged(before, {
      ...cloneOf(before),
      stops: stopList.from([...cloneOf(before).stops, added]),
    })
    expect([...reused.stops]).toEqual([...before.stops, added])
    expect(stopList.get(reused.stops, 'a')).toBe(stopList.get(before.stops, 'a'))
  })
})
