import { describe, expect, it } from 'vitest'
import { isDeeperThan } from '../../../src/domain/parse'

const nested = (levels: number): unknown => (levels === 0 ? 1 : { inner: [nested(levels - 1)] })

describe('values within values', () => {
  it('are deeper than their levels less one, and no deeper than that', () => {
    expect(isDeeperThan(nested(8), 15)).toBe(true)
    expect(isDeeperThan(nested(8), 16)).toBe(false)
    expect(isDeeperThan('text', 0)).toBe(false)
    expect(isDeeperThan({}, 0)).toBe(true)
    expect(isDeeperThan({}, 1)).toBe(false)
  })

  it('are found deep where only the last of many is', () => {
    expect(isDeeperThan([1, null, 'a', {}, nested(3)], 6)).toBe(true)
  })

  it('end where they hold themselves', () => {
    const cyclic: unknown[] = []
    cyclic.push(cyclic, cyclic)
    expect(isDeeperThan(cyclic, 1_000)).toBe(true)
  })
})
