import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHash, formatHash } from '../../../server/sign-in/password-hash'

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((values) => Buffer.from(values))

describe('formatHash and parseHash', () => {
  it('a formatted hash is parsed unchanged', () => {
    const cost = fc.record({ ln: fc.nat(20), r: fc.nat(99), p: fc.nat(99) })
    fc.assert(
      fc.property(fc.record({ cost, salt: bytes(16), hash: bytes(32) }), (hash) => {
        expect(parseHash(formatHash(hash))).toEqual(hash)
      }),
    )
  })

  it('any other text is not a hash', () => {
    const validHash = `$scrypt$ln=15,r=8,p=3$${'A'.repeat(22)}$${'A'.repeat(43)}`
    expect(parseHash(validHash)).toEqual({
      cost: { ln: 15, r: 8, p: 3 },
      salt: Buffer.alloc(16),
      hash: Buffer.alloc(32),
    })
    for (const invalidHash of [
      '',
      validHash.slice(1),
      validHash.slice(0, -1),
      validHash.replace('scrypt', 'md5'),
      `${validHash}\n`,
      `x${validHash}`,
    ])
      expect(parseHash(invalidHash)).toBeUndefined()
  })
})
