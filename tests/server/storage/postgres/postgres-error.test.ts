import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { migrateStorage, StorageUnavailable, StorageFull } from '../../../../server/storage'
import { openPostgres } from '../../../../server/storage/postgres/open-postgres'
import { organisationA, addOrganisation, writeOrFail } from '../../../port-suites/storage-test-kit'
import { testPostgres } from '../../../kit/postgres'
import { startPostgres, type PostgresServer } from '../../../kit/postgres/server'

const postgres = testPostgres()

const openTestStorage = async () => {
  const url = await postgres.newDatabaseUrl()
  const storage = await openPostgres(url)
  onTestFinished(() => storage.close())
  return { url, storage }
}

/** Makes PostgreSQL fail as if the disk were full. */
const FULL = [
  `create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
  'create trigger full_disk before insert on carriers for each row execute function full_disk()',
]

describe('PostgreSQL on a full disk', () => {
  it('a write fails with StorageFull, and nothing of it is stored', async () => {
    const { url, storage } = await openTestStorage()
    await postgres.run(url, ...FULL)
    const full = writeOrFail(storage, organisationA, async ({ carriers, answers }) => {
      await answers.add('k1', { request: '', status: 200, headers: {}, body: '' }, '')
      await carriers.add('Noord')
    })
    await expect(full).rejects.toBeInstanceOf(StorageFull)
    expect(await storage.read(organisationA, ({ answers }) => answers.find('k1'))).toBeUndefined()
    await postgres.run(url, 'drop trigger full_disk on carriers')
    await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Noord'))
  })
})

const BREAK =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

describe('PostgreSQL that closes a connection', () => {
  it('an interrupted write is rolled back with StorageUnavailable, and the next one works', async () => {
    const { url, storage } = await openTestStorage()
    const broken = storage.write(organisationA, async ({ carriers }) => {
      await carriers.add('Noord')
      await postgres.run(url, BREAK)
      await carriers.add('Zuid')
      return E.right(undefined)
    })
    await expect(broken).rejects.toBeInstanceOf(StorageUnavailable)
    expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toEqual([])
    await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Noord'))
  })

  it('a lost idle connection is replaced without an error', async () => {
    const { url, storage } = await openTestStorage()
    await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Noord'))
    await postgres.run(url, BREAK)
    await expect.poll(() => storage.ready()).toBe(true)
    expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toHaveLength(1)
  })
})

describe('an unavailable PostgreSQL', () => {
  let server: PostgresServer | undefined
  beforeAll(async () => {
    server = await startPostgres()
  }, 60_000)
  afterAll(() => server?.stop())

  it('requests fail with StorageUnavailable when the database stops or never started', async () => {
    const databaseUrl = server?.address('postgres') ?? ''
    await migrateStorage({ dataDir: '', databaseUrl })
    const storage = await openPostgres(databaseUrl)
    onTestFinished(() => storage.close())
    await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Noord'))
    expect(await storage.ready()).toBe(true)
    await server?.stop()
    server = undefined
    expect(await storage.ready()).toBe(false)
    await expect(storage.read(organisationA, ({ carriers }) => carriers.all())).rejects.toBeInstanceOf(
      StorageUnavailable,
    )
    await expect(writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Zuid'))).rejects.toBeInstanceOf(
      StorageUnavailable,
    )
    await expect(storage.directory.hasUsers()).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(openPostgres(databaseUrl)).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(migrateStorage({ dataDir: '', databaseUrl })).rejects.toBeInstanceOf(StorageUnavailable)
  })
})

describe('conflicting writes of several servers', () => {
  it('conflicting writes are retried until both are stored', async () => {
    const { url, storage } = await openTestStorage()
    const otherStorage = await openPostgres(url)
    onTestFinished(() => otherStorage.close())
    await addOrganisation(storage, organisationA)
    for (const id of ['a', 'b'])
      await writeOrFail(storage, organisationA, ({ projects }) =>
        projects.add({ id, name: id, createdAt: '', createdBy: '' }),
      )
    let [tries, having] = [0, 0]
    let bothHaveOne = (): void => undefined
    const met = new Promise<void>((resolve) => (bothHaveOne = resolve))
    const crossing = (server: typeof storage, first: string, second: string) =>
      writeOrFail(server, organisationA, async ({ projects }) => {
        tries += 1
        await projects.find(first)
        having += 1
        if (having === 2) bothHaveOne()
        await met
        await projects.find(second)
        return second
      })
    const results = await Promise.all([crossing(storage, 'a', 'b'), crossing(otherStorage, 'b', 'a')])
    expect(results).toEqual(['b', 'a'])
    // One write at least is tried again, and again where that meets the other once more.
    expect(tries).toBeGreaterThanOrEqual(3)
  })
})
