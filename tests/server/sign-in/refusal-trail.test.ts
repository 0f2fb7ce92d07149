import { describe, expect, it } from 'vitest'
import { refusalTrail, type RefusedLogIn } from '../../../server/sign-in/refusal-trail'
import { aStorage } from './a-storage'

const organisation = 'Noord'
const minute = Date.parse('2026-11-27T08:14:00.000Z')

const aTrail = async () => {
  const storage = await aStorage()
  let [time, writes] = [minute, 0]
  const trail = refusalTrail({
    storage: {
      write: (...write) => {
        writes += 1
        return storage.write(...write)
      },
    },
    now: () => new Date(time),
    onError: (error) => expect.fail(String(error)),
  })
  const refuse = (details: Partial<RefusedLogIn> = {}) =>
    trail.record({
      reason: 'wrong password',
      address: '192.0.2.7',
      user: { organisation, username: 'anna' },
      ...details,
    })
  return {
    refuse,
    pass: (ms: number) => {
      time += ms
    },
    writeCount: () => writes,
    close: trail.close,
    entries: (of = organisation) => storage.read(of, ({ audit }) => audit.find({ limit: 1_000 })),
  }
}

describe('refused log-ins in the audit trail', () => {
  it('ten thousand of one minute are one entry with their count, and few writes', async () => {
    const { refuse, close, entries, writeCount } = await aTrail()
    for (let count = 0; count < 10_000; count += 1) refuse()
    await close()
    expect(await entries()).toMatchObject([
      { count: 10_000, username: 'anna', address: '192.0.2.7', detail: 'wrong password', action: 'log_in_refused' },
    ])
    expect(writeCount()).toBeLessThanOrEqual(2)
  })

  it('each user, network, reason and minute has an entry of its own', async () => {
    const { refuse, pass, close, entries } = await aTrail()
    refuse()
    refuse({ address: '192.0.2.8' })
    refuse({ address: '2001:db8::1' })
    refuse({ address: '2001:db8::2' })
    refuse({ reason: 'too many failures' })
    refuse({ user: { organisation, username: 'bas' } })
    pass(60_000)
    refuse()
    await close()
    expect((await entries()).map(({ address = '', count }) => `${count} ${address}`).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => '1 192.0.2.7'),
      '1 192.0.2.8',
      '2 2001:db8:0:0::/64',
    ])
  })

  it('those from more than a hundred addresses in one minute share one entry', async () => {
    const { refuse, close, entries } = await aTrail()
    for (let count = 0; count < 500; count += 1) refuse({ address: `192.0.${count % 250}.${count}` })
    await close()
    const all = await entries()
    expect(all).toHaveLength(101)
    expect(all.filter(({ address }) => address === undefined)).toMatchObject([{ count: 400, username: undefined }])
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(500)
  })

  it('a name that is no user is not stored, and belongs to no organisation', async () => {
    const { refuse, close, entries } = await aTrail()
    refuse({ reason: 'unknown user', user: undefined })
    await close()
    expect(await entries()).toEqual([])
    expect(await entries('')).toMatchObject([{ username: undefined, detail: 'unknown user' }])
  })
})
