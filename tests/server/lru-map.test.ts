import { describe, expect, it } from 'vitest'
import { elapsedMsOrInfinity, lruMap } from '../../server/lru-map'

describe('lruMap', () => {
  it('the map holds the newest entries up to its limit', () => {
    const cache = lruMap<number>(2)
    cache.set('a', 1)
    cache.set('b', 2)
    cache.set('a', 3)
    cache.set('c', 4)
    expect(['a', 'b', 'c'].map(cache.get)).toEqual([3, undefined, 4])
  })

  it('an entry can be removed', () => {
    const cache = lruMap<number>(5)
    for (const [index, name] of ['a', 'b', 'c'].entries()) cache.set(name, index)
    cache.delete('b')
    expect(['a', 'b', 'c'].map(cache.get)).toEqual([0, undefined, 2])
  })
})

describe('elapsedMsOrInfinity', () => {
  it('the elapsed time is the difference, and infinite if the clock was put back', () => {
    expect([
      elapsedMsOrInfinity(1_000, 1_000),
      elapsedMsOrInfinity(1_000, 1_700),
      elapsedMsOrInfinity(1_000, 999),
    ]).toEqual([0, 700, Infinity])
  })
})
