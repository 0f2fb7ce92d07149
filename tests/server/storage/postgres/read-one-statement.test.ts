import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Client } from 'pg'
import { StorageUnavailable, type Storage } from '../../../../server/storage'
import { openPostgres } from '../../../../server/storage/postgres/open-postgres'
import { testPostgres } from '../../../kit/postgres'
import { aCreationInfo, addOrganisation, writeOrFail } from '../../../port-suites/storage-test-kit'

const postgres = testPostgres()
let statements: string[] = []

/** A storage whose statements are recorded, with one project that is not in its memory. */
const openWithProject = async (): Promise<{
  readonly storage: Storage
  readonly organisation: string
  readonly url: string
}> => {
  const url = await postgres.newDatabaseUrl()
  const other = await openPostgres(url)
  const { id: organisation } = await addOrganisation(other, 'depot')
  await writeOrFail(other, organisation, ({ projects }) => projects.add(aCreationInfo('p')))
  await other.close()
  const storage = await openPostgres(url, { onStatement: (sql) => statements.push(sql) })
  onTestFinished(() => storage.close())
  return { storage, organisation, url }
}

describe('reads of one statement on PostgreSQL', () => {
  beforeEach(() => {
    statements = []
  })

  it('a second statement is refused, since it might see another state', async () => {
    const { storage, organisation } = await openWithProject()
    const findTwice = storage.readOneStatement(organisation, async ({ projects }) => {
      await projects.find('p')
      return projects.find('p')
    })
    await expect(findTwice).rejects.toThrow('A read of one statement has no second one')
  })

  it('the plan of a project takes one statement where it is in memory', async () => {
    const { storage, organisation } = await openWithProject()
    const read = await storage.readProjectPlan(organisation, 'p')
    expect(statements.length).toBeGreaterThan(2)
    statements = []
    expect((await storage.readProjectPlan(organisation, 'p'))?.plan).toBe(read?.plan)
    expect(statements).toEqual([expect.stringContaining('from "projects"')])
  })
})

describe('the connection that reads of one statement share', () => {
  it('many reads at once take one connection, and each has its own answer', async () => {
    const { storage, organisation } = await openWithProject()
    const ids = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? 'p' : `unknown ${index}`))
    const found = await Promise.all(
      ids.map((id) => storage.readOneStatement(organisation, ({ projects }) => projects.find(id))),
    )
    expect(found.map((project) => project?.id ?? 'none')).toEqual(ids.map((id) => (id === 'p' ? 'p' : 'none')))
    expect((await storage.figures()).connections?.open).toBe(1)
  })

  it('a lost connection fails the reads on it, and the next read has another', async () => {
    const { storage, organisation, url } = await openWithProject()
    const find = () => storage.readOneStatement(organisation, ({ projects }) => projects.find('p'))
    const admin = new Client({ connectionString: url })
    await admin.connect()
    onTestFinished(() => admin.end())
    await admin.query('begin; lock table projects in access exclusive mode')
    const reads = Promise.allSettled([find(), find()])
    const endWaiting = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rondrit' and wait_event_type = 'Lock'`
    await vi.waitFor(async () => expect((await admin.query(endWaiting)).rowCount).toBe(1))
    expect((await reads).map((read) => read.status === 'rejected' && read.reason)).toEqual([
      expect.any(StorageUnavailable),
      expect.any(StorageUnavailable),
    ])
    await admin.query('rollback')
    expect((await find())?.id).toBe('p')
  })
})
