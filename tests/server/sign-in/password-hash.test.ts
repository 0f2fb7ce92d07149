import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHash, formatHash } from '../../../server/sign-in/password-hash'

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((values) => Buffer.from(values))

describe('a written hash', () => {
  it('reads back as it was', () => {
    const cost = fc.record({ ln: fc.nat(20), r: fc.nat(99), p: fc.nat(99) })
    fc.assert(
      fc.property(fc.record({ cost, salt: bytes(16), hash: bytes(32) }), (hash) => {
        expect(parseHash(formatHash(hash))).toEqual(hash)
      }),
    )
  })

  it('is read from nothing else', () => {
    const whole = `$scrypt$ln=15,r=8,p=3$${'A'.repeat(22)}$${'A'.repeat(43)}`
    expect(parseHash(whole)).toEqual({
      cost: { ln: 15, r: 8, p: 3 },
      salt: Buffer.alloc(16),
      hash: Buffer.alloc(32),
    })
    for (const other of [
      '',
      whole.slice(1),
      whole.slice(0, -1),
      whole.replace('scrypt', 'md5'),
      `${whole}\n`,
      `x${whole}`,
    ])
      expect(parseHash(other)).toBeUndefined()
  })
})
