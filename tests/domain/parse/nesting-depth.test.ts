import { describe, expect, it } from 'vitest'
import { isDeeperThan } from '../../../src/domain/parse'

const nested = (levels: number): unknown => (levels === 0 ? 1 : { inner: [nested(levels - 1)] })

describe('isDeeperThan', () => {
  it('values are deeper than one level less than they have, and not deeper than their levels', () => {
    expect(isDeeperThan(nested(8), 15)).toBe(true)
    expect(isDeeperThan(nested(8), 16)).toBe(false)
    expect(isDeeperThan('text', 0)).toBe(false)
    expect(isDeeperThan({}, 0)).toBe(true)
    expect(isDeeperThan({}, 1)).toBe(false)
  })

  it('depth is found in the last of many values', () => {
    expect(isDeeperThan([1, null, 'a', {}, nested(3)], 6)).toBe(true)
  })

  it('a cycle ends the search', () => {
    const cyclic: unknown[] = []
    cyclic.push(cyclic, cyclic)
    expect(isDeeperThan(cyclic, 1_000)).toBe(true)
  })
})
