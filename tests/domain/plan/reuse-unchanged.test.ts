import { describe, expect, it } from 'vitest'
import { reuseUnchanged, type Plan } from '../../../src/domain/plan'
import { stopList } from '../../../src/domain/stop'
import { aPlanOf, cloneOf } from '../../kit/builders/plan'
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
})
