import { describe, expect, it } from 'vitest'
import { hashOf, createKey, organisationOf } from '../../../server/sign-in/key'

describe('the key of a session, a program or a link', () => {
  it('a key contains its organisation and 256 random bits', () => {
    const keys = Array.from({ length: 1_000 }, () => createKey('7f.0'))
    expect(new Set(keys).size).toBe(1_000)
    for (const key of keys) {
      expect(organisationOf(key)).toBe('7f.0')
      expect(Buffer.from(key.slice('7f.0.'.length), 'base64url')).toHaveLength(32)
    }
  })

  it.each([
    '',
    '.',
    'demo',
    `.${'A'.repeat(43)}`,
    `a.${'A'.repeat(42)}`,
    `a.${'A'.repeat(44)}`,
    `a.${'A'.repeat(42)}=`,
  ])('the text %j is not a key', (text) => {
    expect(organisationOf(text)).toBeUndefined()
  })

  it('a text of a megabyte is not a key', () => {
    expect(organisationOf(`${'a'.repeat(1_000_000)}.${'A'.repeat(43)}`)).toBeUndefined()
  })

  it('the hash is the SHA-256 of the whole key, so that it differs between organisations', () => {
    const key = `one.${'A'.repeat(43)}`
    expect(hashOf(key)).toMatch(/^[\w-]{43}$/)
    expect(hashOf(key)).not.toBe(hashOf(key.replace('one', 'two')))
    // The last character holds two bits that no byte needs.
    expect(hashOf(key)).not.toBe(hashOf(`${key.slice(0, -1)}B`))
  })
})
