import { describe, expect, it } from 'vitest'
import { elapsedMs, lruMap } from '../../../server/lru-map'

describe('recent things', () => {
  it('are the last that were put in, at most so many', () => {
    const recent = lruMap<number>(2)
    recent.set('a', 1)
    recent.set('b', 2)
    recent.set('a', 3)
    recent.set('c', 4)
    expect(['a', 'b', 'c'].map(recent.get)).toEqual([3, undefined, 4])
  })

  it('can be dropped', () => {
    const recent = lruMap<number>(5)
    for (const [at, name] of ['a', 'b', 'c'].entries()) recent.set(name, at)
    recent.delete('b')
    expect(['a', 'b', 'c'].map(recent.get)).toEqual([0, undefined, 2])
  })
})

describe('the time that has passed', () => {
  it('is from then until now, and for ever where the clock was put back', () => {
    expect([elapsedMs(1_000, 1_000), elapsedMs(1_000, 1_700), elapsedMs(1_000, 999)]).toEqual([0, 700, Infinity])
  })
})
