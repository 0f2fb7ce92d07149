import { describe, expect, it } from 'vitest'
import { recentOf } from '../../../server/sign-in/recent'

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
