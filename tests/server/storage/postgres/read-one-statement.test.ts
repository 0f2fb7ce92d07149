import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Storage } from '../../../../server/storage'
import { openPostgres } from '../../../../server/storage/postgres/open-postgres'
import { testPostgres } from '../../../kit/postgres'
import { aCreationInfo, addOrganisation, writeOrFail } from '../../../port-suites/storage-test-kit'

const postgres = testPostgres()
let statements: string[] = []

/** A storage whose statements are recorded, with one project that is not in its memory. */
const openWithProject = async (): Promise<{ readonly storage: Storage; readonly organisation: string }> => {
  const url = await postgres.newDatabaseUrl()
  const other = await openPostgres(url)
  const { id: organisation } = await addOrganisation(other, 'depot')
  await writeOrFail(other, organisation, ({ projects }) => projects.add(aCreationInfo('p')))
  await other.close()
  const storage = await openPostgres(url, { onStatement: (sql) => statements.push(sql) })
  onTestFinished(() => storage.close())
  return { storage, organisation }
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
