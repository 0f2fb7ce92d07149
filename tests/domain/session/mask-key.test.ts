import { describe, expect, it } from 'vitest'
import { maskApiKey } from '../../../src/domain/session'

describe('maskKey', () => {
  it.each([
    ['0123456789abcdef', '••••••••••••cdef'],
    ['0123456789abcde', '•••••••••••••••'],
    ['geheim', '••••••'],
    ['', ''],
  ])('%j is masked as %j', (key, masked) => {
    expect(maskApiKey(key)).toBe(masked)
  })
})
