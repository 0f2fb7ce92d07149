import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPresence, postgresBus, type EventBus, type Listener } from '../../../server/events'
import { eventBusSuite } from '../../port-suites/event-bus'
import { eventually } from '../../kit/eventually'
import { testPostgres } from '../../kit/postgres'

const postgres = testPostgres()

const onError = (): void => undefined

eventBusSuite('PostgreSQL', async () => {
  const databaseUrl = await postgres.newEmptyDatabaseUrl()
  const here = await postgresBus({ databaseUrl, onError })
  const there = await postgresBus({ databaseUrl, onError })
  return {
    here,
    there,
    close: async () => {
      await Promise.all([here.close(), there.close()])
    },
  }
})

describe('postgresBus with a cut connection', () => {
  let here: EventBus
  let there: EventBus
  let admin: Client
  let errors: unknown[]
  const listener = vi.fn<Listener>()

  const FROM_CONNECTIONS =
    "from pg_stat_activity where application_name = 'rondrit events' and datname = current_database()"

  const cut = async (scope: 'both' | 'here' = 'both'): Promise<void> => {
    const first = scope === 'here' ? 'order by backend_start limit 1' : ''
    await admin.query(`select pg_terminate_backend(pid) from (select pid ${FROM_CONNECTIONS} ${first}) as connection`)
  }

  const countConnections = async (): Promise<unknown> =>
    (await admin.query(`select count(*)::int as open ${FROM_CONNECTIONS}`)).rows[0]?.open

  beforeEach(async () => {
    listener.mockReset()
    errors = []
    const databaseUrl = await postgres.newEmptyDatabaseUrl()
    const options = { databaseUrl, onError: (error: unknown) => errors.push(error), retryMs: 50 }
    here = await postgresBus(options)
    there = await postgresBus(options)
    admin = new Client({ connectionString: databaseUrl })
    await admin.connect()
    there.subscribe('org', 'project p', listener)
  })
  afterEach(async () => {
    await Promise.all([here.close(), there.close(), admin.end()])
  })

  it('the bus reconnects, reports that messages may be missing, and listens again', async () => {
    await cut()
    await eventually(() => expect(listener.mock.calls).toEqual([[undefined]]))
    expect(errors.length).toBeGreaterThan(0)
    await eventually(() => {
      here.publish({ organisation: 'org', topic: 'project p', version: 3 })
      expect(listener.mock.calls).toContainEqual([3])
    })
  })

  it('after a reconnect the newest event of each topic is sent', async () => {
    await cut('here')
    await eventually(() => expect(errors.length).toBeGreaterThan(0))
    for (let version = 1; version <= 20; version += 1)
      here.publish({ organisation: 'org', topic: 'project p', version })
    await eventually(() => expect(listener.mock.calls).toEqual([[20]]))
  })

  it('after too many events without a connection, a loss is reported', async () => {
    await cut('here')
    await eventually(() => expect(errors.length).toBeGreaterThan(0))
    for (let each = 0; each <= 1_000; each += 1)
      here.publish({ organisation: 'org', topic: `project ${each}`, version: 1 })
    await eventually(() => expect(listener.mock.calls).toEqual([[undefined]]))
  })

  it('the bus has a single connection', async () => {
    await cut()
    await eventually(() => expect(listener).toHaveBeenCalled())
    await eventually(async () => {
      expect(await countConnections()).toBe(2)
    })
  })

  it('the process can end after the bus is closed without a connection', async () => {
    await cut()
    await there.close()
    await here.close()
    expect(await countConnections()).toBe(0)
  })
})

describe('presence over PostgreSQL', () => {
  it('users of two servers see each other, and one who leaves is gone on both', async () => {
    const databaseUrl = await postgres.newEmptyDatabaseUrl()
    const buses = [await postgresBus({ databaseUrl, onError }), await postgresBus({ databaseUrl, onError })] as const
    const now = (): Date => new Date('2026-11-24T07:02:00Z')
    const [here, there] = [
      openPresence({ exchange: buses[0].exchange, now }),
      openPresence({ exchange: buses[1].exchange, now }),
    ]
    const follower = (username: string) => ({ organisation: 'org', project: 'p1', username })
    const leave = here.join(follower('piet'), () => undefined)
    there.join(follower('anna'), () => undefined)
    await eventually(() => {
      expect(here.othersOf(follower('piet')).map(({ name }) => name)).toEqual(['anna'])
      expect(there.othersOf(follower('anna')).map(({ name }) => name)).toEqual(['piet'])
    })
    leave()
    await eventually(() => expect(there.othersOf(follower('anna'))).toEqual([]))
    await Promise.all(buses.map((bus) => bus.close()))
  })
})

describe('postgresBus without a database', () => {
  it('opening the bus fails', async () => {
    await expect(postgresBus({ databaseUrl: 'postgresql://rondrit@127.0.0.1:1/none', onError })).rejects.toThrow(
      'ECONNREFUSED',
    )
  })
})
