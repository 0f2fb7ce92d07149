import { setImmediate, setTimeout } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSqlite, type SqliteOptions } from '../../../../server/storage/sqlite/open-sqlite'
import type { Records } from '../../../../server/storage'
import { addStop as withStop, assemblePlan } from '../../../../src/domain/plan'
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

describe('simultaneous writes', () => {
  it('all writes are answered after the last, because they share one commit', async () => {
    const storage = await openTestStorage()
    const events: string[] = []
    await Promise.all(
      [1, 2, 3].map(async (index) => {
        await writeOrFail(storage, organisationA, async ({ carriers }) => {
          await carriers.add(`Carrier ${index}`)
          events.push(`done ${index}`)
        })
        events.push(`answered ${index}`)
      }),
    )
    expect(events).toEqual(['done 1', 'done 2', 'done 3', 'answered 1', 'answered 2', 'answered 3'])
  })

  it('stops that are added by writes of one commit keep the order of the writes', async () => {
    const storage = await openTestStorage()
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    await Promise.all(
      Array.from({ length: 16 }, (_, index) => writeOrFail(storage, organisationA, addStop(`stop ${index}`))),
    )
    const plan = await readPlanOf(storage, organisationA, 'p1')
    expect([...plan.stops].map(({ facts: { id } }) => id)).toEqual(
      Array.from({ length: 16 }, (_, index) => `stop ${index}`),
    )
  })

  it('writes are retried separately if one is rolled back after writing; callbacks run once', async () => {
    const storage = await openTestStorage()
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    const events: string[] = []
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        storage.write(organisationA, async (records) => {
          records.afterCommit(() => events.push(`after ${index}`))
          await addStop(`stop ${index}`)(records)
          return index % 3 === 1 ? E.left(index) : E.right(index)
        }),
      ),
    )
    expect(outcomes).toEqual([E.right(0), E.left(1), E.right(2), E.right(3), E.left(4), E.right(5)])
    expect(events).toEqual(['after 0', 'after 2', 'after 3', 'after 5'])
    const plan = await readPlanOf(storage, organisationA, 'p1')
    expect([...plan.stops].map(({ facts: { id } }) => id)).toEqual(['stop 0', 'stop 2', 'stop 3', 'stop 5'])
  })

  it('the writes share a commit with one that refuses before writing', async () => {
    const events: string[] = []
    const storage = await openTestStorage()
    await Promise.all(
      [1, 2, 3].map(async (index) => {
        await storage.write(organisationA, async ({ carriers }) => {
          events.push(`done ${index}`)
          return index === 2 ? E.left(index) : E.right(await carriers.add(`Carrier ${index}`))
        })
        events.push(`answered ${index}`)
      }),
    )
    expect(events).toEqual(['done 1', 'done 2', 'done 3', 'answered 1', 'answered 2', 'answered 3'])
  })

  it('the writes do not wait for later ones', async () => {
    const storage = await openTestStorage()
    const events: string[] = []
    const write = async (index: number) => {
      await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add(`Carrier ${index}`))
      events.push(`answered ${index}`)
      if (index < 3) await write(index + 1)
    }
    await write(1)
    expect(events).toEqual(['answered 1', 'answered 2', 'answered 3'])
  })

  it('each write sees the earlier ones, in order of arrival', async () => {
    const storage = await openTestStorage()
    const counts = await Promise.all(
      Array.from({ length: 250 }, () =>
        writeOrFail(storage, organisationA, async ({ carriers }) => (await carriers.add('One')).id),
      ),
    )
    expect(counts).toEqual(Array.from({ length: 250 }, (_, index) => index + 1))
  })
})

describe('work that waits for something other than its records', () => {
  it('the write is rejected and does not delay other writes', async () => {
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

  it('the read is rejected too', async () => {
    const storage = await openTestStorage()
    await expect(storage.read(organisationA, () => setTimeout(200))).rejects.toThrow('waited for something other')
    expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toEqual([])
  })

  it('a write may pause in two parts at once, and a rejected one after its end, and neither stops the others', async () => {
    const storage = await openTestStorage()
    await writeOrFail(storage, organisationA, async (records) => {
      await records.carriers.add('One')
      await Promise.all([records.pause(), records.pause()])
    })
    let isOver = false
    const rejected = storage.write(organisationA, async ({ pause }) => {
      await setTimeout(20)
      void pause()
      isOver = true
      return E.right(undefined)
    })
    await expect(rejected).rejects.toThrow('waited for something other than its records')
    await expect.poll(() => isOver).toBe(true)
    expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toHaveLength(1)
    await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Two'))
  })

  it('a long write lets Node handle other things, and reads see what was committed before it', async () => {
    const storage = await openTestStorage()
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    const events: string[] = []
    const stops = Array.from({ length: 2_000 }, (_, index) => aStopCalled(`s${index}`))
    const write = writeOrFail(storage, organisationA, async (records) => {
      await changePlanOf(records, 'p1', (plan) => assemblePlan(plan.routes, stops, plan.unknownFields))
      events.push('write')
    })
    const rounds = (async () => {
      for (let round = 0; round < 3; round += 1) await setImmediate()
      events.push('three rounds of the event loop')
    })()
    // The write has begun by then.
    await setImmediate()
    await setImmediate()
    const read = storage.read(organisationA, async ({ projects }) => {
      events.push('read')
      return (await projects.find('p1'))?.stopCount
    })
    const [count] = await Promise.all([read, write, rounds])
    expect(count).toBe(0)
    expect(events.at(-1)).toBe('write')
    expect(await storage.read(organisationA, async ({ projects }) => (await projects.find('p1'))?.stopCount)).toBe(
      2_000,
    )
  })
})
