import { setTimeout } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSqlite, type SqliteOptions } from '../../../../server/storage/sqlite/open-sqlite'
import type { Records } from '../../../../server/storage'
import { addStop as withStop } from '../../../../src/domain/plan'
import {
  aCreationInfo,
  changePlanOf,
  organisationA,
  writeOrFail,
  readPlanOf,
} from '../../../port-suites/storage-test-kit'
import { aStopCalled } from '../../../kit/builders/plan'
import { right } from '../../../kit/either'
import { temporaryFolder } from './temporary-folder'

const openTestStorage = async (options: SqliteOptions = {}) => {
  const storage = openSqlite(await temporaryFolder(), options)
  onTestFinished(() => storage.close())
  return storage
}

const addStop = (id: string) => (records: Records) =>
  changePlanOf(records, 'p1', (plan) => right(withStop(plan, aStopCalled(id))))

describe('writes that arrive together', () => {
  it('are answered after all are done, since they share one commit', async () => {
    const storage = await openTestStorage()
    const events: string[] = []
    await Promise.all(
      [1, 2, 3].map(async (at) => {
        await writeOrFail(storage, organisationA, async ({ carriers }) => {
          await carriers.add(`Carrier ${at}`)
          events.push(`done ${at}`)
        })
        events.push(`answered ${at}`)
      }),
    )
    expect(events).toEqual(['done 1', 'done 2', 'done 3', 'answered 1', 'answered 2', 'answered 3'])
  })

  it('write a project once for all of them', async () => {
    const events: string[] = []
    const storage = await openTestStorage({ onStatement: (sql) => events.push(sql) })
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    events.length = 0
    await Promise.all(Array.from({ length: 16 }, (_, at) => writeOrFail(storage, organisationA, addStop(`stop ${at}`))))
    expect(events.map((sql) => /^\w+ (?:into )?"\w+"/.exec(sql)?.[0])).toEqual([
      'update "projects"',
      'insert into "stops"',
    ])
    const again = await readPlanOf(storage, organisationA, 'p1')
    expect([...again.stops].map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, at) => `stop ${at}`))
  })

  it('are done again, each by itself, where one of them is undone after it wrote; what follows is done once', async () => {
    const storage = await openTestStorage()
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    const events: string[] = []
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        storage.write(organisationA, async (records) => {
          records.afterCommit(() => events.push(`after ${at}`))
          await addStop(`stop ${at}`)(records)
          return at % 3 === 1 ? E.left(at) : E.right(at)
        }),
      ),
    )
    expect(outcomes).toEqual([E.right(0), E.left(1), E.right(2), E.right(3), E.left(4), E.right(5)])
    expect(events).toEqual(['after 0', 'after 2', 'after 3', 'after 5'])
    const plan = await readPlanOf(storage, organisationA, 'p1')
    expect([...plan.stops].map(({ id }) => id)).toEqual(['stop 0', 'stop 2', 'stop 3', 'stop 5'])
  })

  it('share a commit with one that refuses before it writes', async () => {
    const events: string[] = []
    const storage = await openTestStorage()
    await Promise.all(
      [1, 2, 3].map(async (at) => {
        await storage.write(organisationA, async ({ carriers }) => {
          events.push(`done ${at}`)
          return at === 2 ? E.left(at) : E.right(await carriers.add(`Carrier ${at}`))
        })
        events.push(`answered ${at}`)
      }),
    )
    expect(events).toEqual(['done 1', 'done 2', 'done 3', 'answered 1', 'answered 2', 'answered 3'])
  })

  it('do not wait for those that come later', async () => {
    const storage = await openTestStorage()
    const events: string[] = []
    const write = async (at: number) => {
      await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add(`Carrier ${at}`))
      events.push(`answered ${at}`)
      if (at < 3) await write(at + 1)
    }
    await write(1)
    expect(events).toEqual(['answered 1', 'answered 2', 'answered 3'])
  })

  it('see what those before them did, in the order in which they came', async () => {
    const storage = await openTestStorage()
    const seen = await Promise.all(
      Array.from({ length: 250 }, () =>
        writeOrFail(storage, organisationA, async ({ carriers }) => (await carriers.add('One')).id),
      ),
    )
    expect(seen).toEqual(Array.from({ length: 250 }, (_, at) => at + 1))
  })
})

describe('work that waits for something other than its records', () => {
  it('is given up, and does not hold up other writes', async () => {
    const storage = await openTestStorage()
    const names: unknown[] = []
    const slow = storage.write(organisationA, async ({ carriers }) => {
      await carriers.add('Slow')
      await setTimeout(200)
      names.push(await carriers.add('Late').catch(() => 'refused'))
      return E.right(undefined)
    })
    const quick = writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Quick'))
    await expect(slow).rejects.toThrow('waited for something other than its records')
    expect(await quick).toEqual({ id: 1, displayName: 'Quick' })
    await expect.poll(() => names).toEqual(['refused'])
    const found = await storage.read(organisationA, ({ carriers }) => carriers.all())
    expect(found).toEqual([{ id: 1, displayName: 'Quick' }])
  })

  it('is given up in a read, too', async () => {
    const storage = await openTestStorage()
    await expect(storage.read(organisationA, () => setTimeout(200))).rejects.toThrow('waited for something other')
    expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toEqual([])
  })
})
