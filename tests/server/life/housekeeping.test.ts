import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { tidy } from '../../../server/life'
import { aDepot, type Ask, type Depot } from '../depot'
import { recordIn } from '../calls/kit'

const HOUR = 3_600_000

describe('housekeeping', () => {
  let depot: Depot
  let ask: Ask
  beforeAll(async () => {
    depot = await aDepot()
    ask = await depot.user('anna', 'Noord')
  })
  const later = (hours: number): Promise<void> =>
    tidy(depot.world.storage, new Date(depot.world.now().getTime() + hours * HOUR))
  const make = (key: string) =>
    ask('POST', '/delivery/v2/projects', { body: { projectName: 'Once' }, headers: { 'idempotency-key': key } })

  it('keeps an answer for a day, and forgets it then', async () => {
    const first = await make('one')
    await later(23)
    expect((await make('one')).body).toEqual(first.body)
    await later(25)
    expect((await make('one')).body).not.toEqual(first.body)
  })

  it('forgets a deleted driver after a day, and keeps the others', async () => {
    const driver = {
      firstName: 'Joris',
      lastName: 'de Vries',
      zip: '2801 YA',
      houseNumber: '3',
      addressSummary: 'Lindenhof 3',
      mobileNumber: '0612345678',
      availabilityEarliest: '9:00',
      availabilityLatest: '18:00',
      capacity: [0, 50],
    }
    const [gone, stays] = [
      String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: driver })).body)['id']),
      String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: driver })).body)['id']),
    ]
    await ask('DELETE', `/delivery/v2/drivers/${gone}`)
    await later(25)
    expect((await ask('POST', `/delivery/v2/drivers/${gone}/restore`)).status).toBe(404)
    expect((await ask('GET', `/delivery/v2/drivers/${stays}`)).status).toBe(200)
  })

  it('forgets keys that have ended', async () => {
    const [organisation] = await depot.world.storage.directory.organisations()
    const id = organisation?.id ?? ''
    await depot.world.storage.write(id, async ({ keys, users }) => {
      const anna = await users.find('anna')
      await keys.add({ hash: 'old', userId: anna?.id ?? '', endsAt: depot.world.now().toISOString() })
      return E.right(undefined)
    })
    await later(1)
    expect(await depot.world.storage.read(id, ({ keys }) => keys.find('old'))).toBeUndefined()
  })
})
