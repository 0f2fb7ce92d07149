import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { passwords, passwordsAt } from '../../../server/sign-in'

const cheap = passwordsAt({ ln: 4, r: 8, p: 1 })
const usual = { ln: 15, r: 8, p: 3 }

describe("a password's hash", () => {
  it('knows its own password and no other', async () => {
    const hash = await cheap.hash('correct horse')
    expect(await passwords.matches('correct horse', hash)).toBe(true)
    expect(await passwords.matches('correct horsf', hash)).toBe(false)
    expect(await passwords.matches('', hash)).toBe(false)
  })

  it('takes 32 MiB three times over, as it says in itself', async () => {
    const hash = await passwords.hash('correct horse')
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/)
    const [, , , salt = '', made = ''] = hash.split('$')
    const again = scryptSync('correct horse', Buffer.from(salt, 'base64'), 32, {
      N: 2 ** 15,
      r: 8,
      p: 3,
      maxmem: 64 * 2 ** 20,
    })
    expect(Buffer.from(made, 'base64').equals(again)).toBe(true)
    expect(Buffer.from(salt, 'base64')).toHaveLength(16)
  })

  it('is another one each time', async () => {
    expect(await cheap.hash('correct horse')).not.toBe(await cheap.hash('correct horse'))
  })

  it('is checked at the cost at which it was made', async () => {
    expect(
      await passwords.matches('correct horse', await passwordsAt({ ln: 5, r: 4, p: 2 }).hash('correct horse')),
    ).toBe(true)
  })

  it('is outdated once passwords are hashed at another cost', async () => {
    const hash = await passwords.hash('correct horse')
    expect(passwords.isOutdated(hash)).toBe(false)
    for (const cost of [
      { ...usual, ln: 16 },
      { ...usual, r: 7 },
      { ...usual, p: 2 },
    ])
      expect(passwordsAt(cost).isOutdated(hash)).toBe(true)
  })

  it('is the same however an accent was typed', async () => {
    expect(await passwords.matches('cafe\u0301 noir', await cheap.hash('caf\u00e9 noir'))).toBe(true)
  })

  it.each([undefined, '', 'demo', `$scrypt$ln=15,r=8,p=3$${'A'.repeat(22)}$${'A'.repeat(42)}`])(
    'that is not there (%s) fits no password, and says so as late as any other',
    async (kept) => {
      const began = process.cpuUsage()
      expect(await passwords.matches('correct horse', kept)).toBe(false)
      const nobody = process.cpuUsage(began)
      const somebody = await passwords.hash('battery staple')
      const again = process.cpuUsage()
      await passwords.matches('correct horse', somebody)
      const known = process.cpuUsage(again)
      expect(nobody.user).toBeGreaterThan(known.user / 2)
    },
  )
})
