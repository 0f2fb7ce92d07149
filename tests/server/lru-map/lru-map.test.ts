import { describe, expect, it } from 'vitest'
import { passed, recentOf } from '../../../server/lru-map'

describe('recent things', () => {
  it('are the last that were put in, at most so many', () => {
    const recent = recentOf<number>(2)
    recent.put('a', 1)
    recent.put('b', 2)
    recent.put('a', 3)
    recent.put('c', 4)
    expect(['a', 'b', 'c'].map(recent.get)).toEqual([3, undefined, 4])
  })

  it('can be dropped', () => {
    const recent = recentOf<number>(5)
    for (const [at, name] of ['a', 'b', 'c'].entries()) recent.put(name, at)
    recent.drop('b')
    expect(['a', 'b', 'c'].map(recent.get)).toEqual([0, undefined, 2])
  })
})

describe('the time that has passed', () => {
  it('is from then until now, and for ever where the clock was put back', () => {
    expect([passed(1_000, 1_000), passed(1_000, 1_700), passed(1_000, 999)]).toEqual([0, 700, Infinity])
  })
})
