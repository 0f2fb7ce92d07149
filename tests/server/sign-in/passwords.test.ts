import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { passwords, passwordsAt } from '../../../server/sign-in'

const cheap = passwordsAt({ ln: 4, r: 8, p: 1 })
const defaultCost = { ln: 15, r: 8, p: 3 }

/** The least of three: other work of the process, such as compiling, is counted in some of them. */
const leastProcessorTimeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const began = process.cpuUsage()
    await work()
    times.push(process.cpuUsage(began).user)
  }
  return Math.min(...times)
}

describe('passwords', () => {
  it('a hash matches its own password and no other', async () => {
    const hash = await cheap.hash('correct horse')
    expect(await passwords.matches('correct horse', hash)).toBe(true)
    expect(await passwords.matches('correct horsf', hash)).toBe(false)
    expect(await passwords.matches('', hash)).toBe(false)
  })

  it('a hash costs 32 MiB three times, and its text says so', async () => {
    const hash = await passwords.hash('correct horse')
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/)
    const [, , , salt = '', storedHash = ''] = hash.split('$')
    const expectedHash = scryptSync('correct horse', Buffer.from(salt, 'base64'), 32, {
      N: 2 ** 15,
      r: 8,
      p: 3,
      maxmem: 64 * 2 ** 20,
    })
    expect(Buffer.from(storedHash, 'base64').equals(expectedHash)).toBe(true)
    expect(Buffer.from(salt, 'base64')).toHaveLength(16)
  })

  it('two hashes of a password differ', async () => {
    expect(await cheap.hash('correct horse')).not.toBe(await cheap.hash('correct horse'))
  })

  it('a hash is checked at its own cost', async () => {
    expect(
      await passwords.matches('correct horse', await passwordsAt({ ln: 5, r: 4, p: 2 }).hash('correct horse')),
    ).toBe(true)
  })

  it('a hash is outdated once the cost of new hashes differs', async () => {
    const hash = await passwords.hash('correct horse')
    expect(passwords.isOutdated(hash)).toBe(false)
    for (const cost of [
      { ...defaultCost, ln: 16 },
      { ...defaultCost, r: 7 },
      { ...defaultCost, p: 2 },
    ])
      expect(passwordsAt(cost).isOutdated(hash)).toBe(true)
  })

  it('both encodings of an accent give the same password', async () => {
    expect(await passwords.matches('cafe\u0301 noir', await cheap.hash('caf\u00e9 noir'))).toBe(true)
  })

  describe('an invalid hash', async () => {
    const otherHash = await passwords.hash('battery staple')
    const timeWithHash = await leastProcessorTimeOf(() => passwords.matches('correct horse', otherHash))

    it.each([undefined, '', 'demo', `$scrypt$ln=15,r=8,p=3$${'A'.repeat(22)}$${'A'.repeat(42)}`])(
      'an invalid hash (%s) matches no password, after the usual time',
      async (storedHash) => {
        const began = process.cpuUsage()
        expect(await passwords.matches('correct horse', storedHash)).toBe(false)
        expect(process.cpuUsage(began).user).toBeGreaterThan(timeWithHash / 2)
      },
    )
  })
})
