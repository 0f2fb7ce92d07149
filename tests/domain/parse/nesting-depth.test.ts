import { describe, expect, it } from 'vitest'
import { isDeeper } from '../../../src/domain/parse'

const nested = (levels: number): unknown => (levels === 0 ? 1 : { inner: [nested(levels - 1)] })

describe('values within values', () => {
  it('are deeper than their levels less one, and no deeper than that', () => {
    expect(isDeeper(nested(8), 15)).toBe(true)
    expect(isDeeper(nested(8), 16)).toBe(false)
    expect(isDeeper('text', 0)).toBe(false)
    expect(isDeeper({}, 0)).toBe(true)
    expect(isDeeper({}, 1)).toBe(false)
  })

  it('are found deep where only the last of many is', () => {
    expect(isDeeper([1, null, 'a', {}, nested(3)], 6)).toBe(true)
  })

  it('end where they hold themselves', () => {
    const cyclic: unknown[] = []
    cyclic.push(cyclic, cyclic)
    expect(isDeeper(cyclic, 1_000)).toBe(true)
  })
})
