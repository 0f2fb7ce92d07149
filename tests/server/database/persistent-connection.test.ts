import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { persistentConnection, type PersistentConnection } from '../../../server/database'
import { eventually } from '../../kit/eventually'
import { testPostgres } from '../../kit/postgres'
import { startRelay } from '../../kit/postgres/relay'

const postgres = testPostgres()

const LISTED = "from pg_stat_activity where application_name = 'held here' and datname = current_database()"

describe('a held connection', () => {
  let relay: Awaited<ReturnType<typeof startRelay>>
  let admin: Client
  let held: PersistentConnection | undefined
  const [onReopen, onError] = [vi.fn<() => void>(), vi.fn<(error: unknown) => void>()]

  type Listed = { readonly pid: number; readonly asked: string }
  const listed = async (): Promise<ReadonlyArray<Listed>> =>
    (await admin.query<Listed>(`select pid, query_start::text as asked ${LISTED}`)).rows

  beforeEach(async () => {
    vi.resetAllMocks()
    const address = await postgres.anEmptyDatabase()
    relay = await startRelay(address)
    admin = new Client({ connectionString: address })
    await admin.connect()
  })
  afterEach(async () => {
    await held?.close()
    await admin.end()
    await relay.close()
  })

  const hold = async (pingMs = 1_000): Promise<void> => {
    held = await persistentConnection({
      databaseUrl: relay.address,
      name: 'held here',
      prepare: (client) => client.query('listen held'),
      onReopen,
      onError,
      retryMs: 10,
      pingMs,
    })
  }

  it('whose other side falls silent is opened again, and PostgreSQL ends the old one', async () => {
    await hold()
    const [before] = await listed()
    relay.silence()
    relay.forward()
    await eventually(() => expect(onReopen).toHaveBeenCalled())
    expect(onError).toHaveBeenCalled()
    await eventually(async () => {
      const now = await listed()
      expect(now).toHaveLength(1)
      expect(now[0]?.pid).not.toBe(before?.pid)
    })
  })

  it('tells once why it is lost, however often it cannot be opened again', async () => {
    await hold(3_600_000)
    relay.refuse()
    await eventually(() => expect(relay.refused()).toBeGreaterThan(5))
    const reasons = onError.mock.calls.map(([error]) => String(error))
    expect(reasons.length).toBeGreaterThan(0)
    expect(reasons).toEqual([...new Set(reasons)])
    relay.forward()
    await eventually(() => expect(onReopen).toHaveBeenCalledOnce())
    relay.refuse()
    await eventually(() => expect(onError.mock.calls.length).toBeGreaterThan(reasons.length))
  })

  it('is ended by PostgreSQL when its machine is gone without a word', async () => {
    await hold()
    expect(await listed()).toHaveLength(1)
    relay.silence()
    await eventually(async () => expect(await listed()).toEqual([]))
  })

  it('stays the same as long as both sides answer', async () => {
    await hold()
    const asked = new Map<number, Set<string>>()
    await eventually(async () => {
      for (const one of await listed()) asked.set(one.pid, (asked.get(one.pid) ?? new Set()).add(one.asked))
      // More pulses than PostgreSQL lets pass without one.
      expect(Math.max(...[...asked.values()].map(({ size }) => size))).toBeGreaterThan(5)
    })
  })

  it('can be closed when the other side has fallen silent', async () => {
    await hold(3_600_000)
    relay.silence()
    const closing = held?.close()
    held = undefined
    await expect(closing).resolves.toBeUndefined()
  })

  it('that is closed while it is opened again is not waited for, even if the database answers then', async () => {
    await hold(3_600_000)
    relay.hold()
    await eventually(() => expect(relay.held()).toBe(1))
    await held?.close()
    await eventually(() => expect(relay.held()).toBe(0))
  })
})
