import { describe, expect, it } from 'vitest'
import { maskKey } from '../../../src/domain/session'

describe('a masked api key', () => {
  it.each([
    ['0123456789abcdef', '••••••••••••cdef'],
    ['0123456789abcde', '•••••••••••••••'],
    ['geheim', '••••••'],
    ['', ''],
  ])('shows %j as %j', (key, masked) => {
    expect(maskKey(key)).toBe(masked)
  })
})
