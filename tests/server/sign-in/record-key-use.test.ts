import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { recordKeyUse } from '../../../server/sign-in/key-cache'
import type { Storage } from '../../../server/storage'
import { aKey } from '../../kit/builders/key'
import { eventually } from '../../kit/eventually'
import { storageWithAnna } from './sign-in-kit'

const minute = 60_000

/** One key, a clock that the test sets, and what is written. */
const openKey = async (write?: Storage['write']) => {
  const { storage, organisation } = await storageWithAnna()
  await storage.write(organisation, async ({ keys }) => {
    await keys.add(aKey({ hash: 'k1', userId: 'user-anna', endsAt: '2027' }))
    return E.right(undefined)
  })
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  const [addresses, errors]: [string[], unknown[]] = [[], []]
  const recordUse = recordKeyUse({
    storage: { write: write ?? storage.write },
    now: () => new Date(time),
    onError: (error) => errors.push(error),
  })
  return {
    errors,
    addresses,
    use: (address: string) =>
      recordUse(
        { organisation, userId: 'user-anna', username: 'anna', keyHash: 'k1', keyKind: 'session', role: 'dispatcher' },
        () => {
          addresses.push(address)
          return address
        },
      ),
    stored: () => storage.read(organisation, ({ keys }) => keys.find('k1')),
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe('recordKeyUse', () => {
  it('the time and the address of a use are stored', async () => {
    const { use, stored } = await openKey()
    use('192.0.2.1')
    await eventually(async () =>
      expect(await stored()).toMatchObject({ lastUsedAt: '2026-11-21T09:00:00.000Z', address: '192.0.2.1' }),
    )
  })

  it('a key is written at most once a minute', async () => {
    const { use, addresses, stored, pass } = await openKey()
    for (let count = 0; count < 100; count += 1) use('192.0.2.1')
    pass(minute - 1)
    use('192.0.2.2')
    expect(addresses).toEqual(['192.0.2.1'])
    pass(1)
    use('192.0.2.3')
    await eventually(async () =>
      expect(await stored()).toMatchObject({ lastUsedAt: '2026-11-21T09:01:00.000Z', address: '192.0.2.3' }),
    )
    expect(addresses).toEqual(['192.0.2.1', '192.0.2.3'])
  })

  it('a use that cannot be stored is reported, and the request goes on', async () => {
    const { use, errors } = await openKey(() => Promise.reject(new Error('disk')))
    use('192.0.2.1')
    await eventually(() => expect(errors).toEqual([new Error('disk')]))
  })
})
