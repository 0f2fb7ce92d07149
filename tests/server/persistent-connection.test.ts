import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { persistentConnection, type PersistentConnection } from '../../server/persistent-connection'
import { eventually } from '../kit/eventually'
import { testPostgres } from '../kit/postgres'
import { startRelay } from '../kit/postgres/relay'

const postgres = testPostgres()

const FROM_CONNECTIONS = "from pg_stat_activity where application_name = 'held here' and datname = current_database()"

describe('persistentConnection', () => {
  let relay: Awaited<ReturnType<typeof startRelay>>
  let admin: Client
  let connection: PersistentConnection | undefined
  const [onReopen, onError] = [vi.fn<() => void>(), vi.fn<(error: unknown) => void>()]

  type Connection = { readonly pid: number; readonly queryStart: string }
  const listConnections = async (): Promise<ReadonlyArray<Connection>> =>
    (await admin.query<Connection>(`select pid, query_start::text as "queryStart" ${FROM_CONNECTIONS}`)).rows

  beforeEach(async () => {
    vi.resetAllMocks()
    const address = await postgres.newEmptyDatabaseUrl()
    relay = await startRelay(address)
    admin = new Client({ connectionString: address })
    await admin.connect()
  })
  afterEach(async () => {
    await connection?.close()
    await admin.end()
    await relay.close()
  })

  const openConnection = async (pingMs = 1_000): Promise<void> => {
    connection = await persistentConnection({
      databaseUrl: relay.address,
      name: 'held here',
      prepare: (client) => client.query('listen held'),
      onReopen,
      onError,
      retryMs: 10,
      pingMs,
    })
  }

  it('a connection whose server is silent is reopened, and PostgreSQL ends the old one', async () => {
    await openConnection()
    const [before] = await listConnections()
    relay.silence()
    relay.forward()
    await eventually(() => expect(onReopen).toHaveBeenCalled())
    expect(onError).toHaveBeenCalled()
    await eventually(async () => {
      const now = await listConnections()
      expect(now).toHaveLength(1)
      expect(now[0]?.pid).not.toBe(before?.pid)
    })
  })

  it('the reason of a loss is reported once, however often reopening fails', async () => {
    await openConnection(3_600_000)
    relay.refuse()
    await eventually(() => expect(relay.refusedCount()).toBeGreaterThan(5))
    const reasons = onError.mock.calls.map(([error]) => String(error))
    expect(reasons.length).toBeGreaterThan(0)
    expect(reasons).toEqual([...new Set(reasons)])
    relay.forward()
    await eventually(() => expect(onReopen).toHaveBeenCalledOnce())
    relay.refuse()
    await eventually(() => expect(onError.mock.calls.length).toBeGreaterThan(reasons.length))
  })

  it('PostgreSQL ends the connection of a machine that is silent', async () => {
    await openConnection()
    expect(await listConnections()).toHaveLength(1)
    relay.silence()
    await eventually(async () => expect(await listConnections()).toEqual([]))
  })

  it('the connection stays the same while both sides answer', async () => {
    await openConnection()
    const queryStartsByPid = new Map<number, Set<string>>()
    await eventually(async () => {
      for (const row of await listConnections())
        queryStartsByPid.set(row.pid, (queryStartsByPid.get(row.pid) ?? new Set()).add(row.queryStart))
      // More pings than PostgreSQL lets pass without one.
      expect(Math.max(...[...queryStartsByPid.values()].map(({ size }) => size))).toBeGreaterThan(5)
    })
  })

  it('a connection whose server is silent can be closed', async () => {
    await openConnection(3_600_000)
    relay.silence()
    const closing = connection?.close()
    connection = undefined
    await expect(closing).resolves.toBeUndefined()
  })

  it('closing does not wait for a connection that is being reopened, even if the database answers then', async () => {
    await openConnection(3_600_000)
    relay.ignore()
    await eventually(() => expect(relay.unansweredCount()).toBe(1))
    await connection?.close()
    await eventually(() => expect(relay.unansweredCount()).toBe(0))
  })
})
