import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Records, Storage } from '../../../../server/storage'
import { openPostgres } from '../../../../server/storage/postgres/open-postgres'
import {
  aCreationInfo,
  organisationA,
  writeOrFail,
  findProject,
  organisationB,
} from '../../../port-suites/storage-test-kit'
import { testPostgres } from '../../../kit/postgres'

const postgres = testPostgres()

const emptyChange = { routes: [], stops: [], moved: [], unknownFields: undefined }

const changeProject = async (records: Records) => {
  const project = await findProject(records, 'p1')
  return records.projects.storeNewVersion(project, emptyChange, await records.projects.readPlan(project))
}

/** Two storages on the same database, as of two servers, with a project in each of two organisations. */
const openTestStorages = async () => {
  const url = await postgres.newDatabaseUrl()
  const events: string[] = []
  const storage = await openPostgres(url, { onStatement: (sql) => events.push(sql) })
  const otherStorage = await openPostgres(url)
  onTestFinished(async () => {
    await storage.close()
    await otherStorage.close()
  })
  for (const organisation of [organisationA, organisationB])
    await writeOrFail(storage, organisation, ({ projects }) => projects.add(aCreationInfo('p1')))
  events.length = 0
  const versionOf = (target: Storage, organisation = organisationA) =>
    target.read(organisation, async (records) => (await findProject(records, 'p1')).version)
  return { storage, otherStorage, events, versionOf }
}

describe('simultaneous writes about the same project', () => {
  it('the writes share a commit, except the first, which does not wait', async () => {
    const { storage } = await openTestStorages()
    const events: string[] = []
    const write = async (index: number) => {
      const work = async (records: Records) => {
        await changeProject(records)
        events.push(`done ${index}`)
        return E.right(index)
      }
      await storage.write(organisationA, work, 'p1')
      events.push(`answered ${index}`)
    }
    await Promise.all([1, 2, 3].map(write))
    expect(events).toEqual(['done 1', 'answered 1', 'done 2', 'done 3', 'answered 2', 'answered 3'])
  })

  it('the project is read and locked once', async () => {
    const { storage, events, versionOf } = await openTestStorages()
    await Promise.all(
      Array.from({ length: 50 }, () =>
        storage.write(organisationA, async (all) => E.right(await changeProject(all)), 'p1'),
      ),
    )
    expect(events.filter((sql) => sql.startsWith('select')).length).toBeLessThan(10)
    expect(await versionOf(storage)).toBe(51)
  })

  it('each write is rolled back separately', async () => {
    const { storage, otherStorage, versionOf } = await openTestStorages()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        storage.write(
          organisationA,
          async (records) => {
            const { version } = await changeProject(records)
            if (index % 3 === 1) return E.left(version)
            if (index % 3 === 2) await records.projects.add(aCreationInfo('p1'))
            return E.right(version)
          },
          'p1',
        ),
      ),
    )
    const kinds = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value._tag : 'failed'))
    expect(kinds).toEqual(Array.from({ length: 30 }, (_, index) => ['Right', 'Left', 'failed'][index % 3]))
    expect([await versionOf(storage), await versionOf(otherStorage)]).toEqual([11, 11])
  })

  it('the writes of two servers are each counted', async () => {
    const { storage, otherStorage, versionOf } = await openTestStorages()
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? storage : otherStorage).write(
          organisationA,
          async (all) => E.right(await changeProject(all)),
          'p1',
        ),
      ),
    )
    expect([await versionOf(storage), await versionOf(otherStorage)]).toEqual([61, 61])
  })

  it('writes of several organisations do not wait for each other, even with the same ids', async () => {
    const { storage, versionOf } = await openTestStorages()
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = storage.write(
      organisationA,
      async (records) => E.right([await changeProject(records), await released]),
      'p1',
    )
    await storage.write(organisationB, async (records) => E.right(await changeProject(records)), 'p1')
    expect([await versionOf(storage, organisationA), await versionOf(storage, organisationB)]).toEqual([1, 2])
    release()
    await slow
    expect(await versionOf(storage, organisationA)).toBe(2)
  })
})

describe('pipelined statements of a write', () => {
  it('a failing statement fails its own write with its own error, and no other write', async () => {
    const { storage, otherStorage } = await openTestStorages()
    const write = (name: string, id: string) =>
      storage.write(
        organisationA,
        async ({ carriers, projects }) => {
          const { id: number } = await carriers.add(name)
          await projects.add(aCreationInfo(id))
          return E.right(number)
        },
        'p1',
      )
    const outcomes = await Promise.allSettled([write('Noord', 'p2'), write('Zuid', 'p1'), write('West', 'p3')])
    expect(
      outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason))),
    ).toEqual([E.right(1), expect.stringMatching(/duplicate key.*projects/), E.right(2)])
    expect(await otherStorage.read(organisationA, async ({ carriers }) => (await carriers.all()).length)).toBe(2)
  })

  it('a failing statement fails the write even if the work ignores it', async () => {
    const { storage, otherStorage } = await openTestStorages()
    const ignoringWrite = storage.write(
      organisationA,
      async ({ carriers, projects }) => {
        await carriers.add('Noord')
        await projects.add(aCreationInfo('p1')).catch(() => undefined)
        return E.right(await projects.all().catch(() => 'nothing to see'))
      },
      'p1',
    )
    const otherWrite = storage.write(
      organisationA,
      async ({ carriers }) => E.right((await carriers.add('Zuid')).id),
      'p1',
    )
    await expect(ignoringWrite).rejects.toThrow(/duplicate key/)
    expect(await otherWrite).toEqual(E.right(1))
    expect(await otherStorage.read(organisationA, async ({ carriers }) => (await carriers.all()).length)).toBe(1)
  })
})
