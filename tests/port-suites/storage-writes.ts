import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { StorageUnavailable, type Records } from '../../server/storage'
import {
  aCreationInfo,
  organisationA,
  addOrganisation,
  writeOrFail,
  findProject,
  type OpenStorage,
} from './storage-test-kit'

const namesOf = async ({ carriers }: Records) => (await carriers.all()).map(({ displayName }) => displayName)

export const storageWritesSuite = (open: OpenStorage): void => {
  describe('a write', () => {
    it('a write is stored once it is answered', async () => {
      const { storage, reopen } = await open()
      const answer = await storage.write(organisationA, async ({ carriers }) => E.right(await carriers.add('Noord')))
      expect(answer).toEqual(E.right({ id: 1, displayName: 'Noord' }))
      expect(await (await reopen()).read(organisationA, namesOf)).toEqual(['Noord'])
    })

    it('a write that returns a left is rolled back', async () => {
      const { storage, reopen } = await open()
      const answer = await storage.write(organisationA, async ({ carriers, projects }) => {
        await carriers.add('Noord')
        await projects.add(aCreationInfo('p1'))
        return E.left('refused')
      })
      expect(answer).toEqual(E.left('refused'))
      expect(await storage.read(organisationA, namesOf)).toEqual([])
      expect(await (await reopen()).read(organisationA, ({ projects }) => projects.all())).toEqual([])
    })

    it('a write that throws is rolled back and passes the error on', async () => {
      const { storage } = await open()
      const failedWrite = storage.write(organisationA, async ({ carriers }) => {
        await carriers.add('Noord')
        throw new Error('an error in the work')
      })
      await expect(failedWrite).rejects.toThrow('an error in the work')
      expect(await storage.read(organisationA, namesOf)).toEqual([])
    })

    it('a write that the database refuses is rolled back, and the next one works', async () => {
      const { storage } = await open()
      const duplicateWrite = storage.write(organisationA, async ({ carriers, projects }) => {
        await carriers.add('Noord')
        await projects.add(aCreationInfo('p1'))
        return E.right(await projects.add(aCreationInfo('p1')))
      })
      await expect(duplicateWrite).rejects.toThrow(/unique/i)
      await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Zuid'))
      expect(await storage.read(organisationA, namesOf)).toEqual(['Zuid'])
    })

    it('a write sees its own changes', async () => {
      const { storage } = await open()
      const seen = await writeOrFail(storage, organisationA, async (records) => {
        await records.carriers.add('Noord')
        return namesOf(records)
      })
      expect(seen).toEqual(['Noord'])
    })

    it('a write is not visible to others before it has finished', async () => {
      const { storage } = await open()
      const seen: unknown[] = []
      await writeOrFail(storage, organisationA, async ({ carriers }) => {
        await carriers.add('Noord')
        const looked = storage.read(organisationA, namesOf).then((names) => seen.push(names))
        await carriers.add('Zuid')
        return { looked }
      })
      await expect.poll(() => seen).toHaveLength(1)
      expect([[[]], [['Noord', 'Zuid']]]).toContainEqual(seen)
    })

    it('the afterCommit callbacks run in order once others can see the write', async () => {
      const { storage } = await open()
      const received: string[] = []
      const after: Array<Promise<ReadonlyArray<string>>> = []
      await writeOrFail(storage, organisationA, async ({ carriers, afterCommit }) => {
        afterCommit(() => after.push(storage.read(organisationA, namesOf)))
        afterCommit(() => received.push('first'))
        afterCommit(() => received.push('second'))
        await carriers.add('Noord')
        expect(received).toEqual([])
      })
      expect(received).toEqual(['first', 'second'])
      expect(await Promise.all(after)).toEqual([['Noord']])
    })

    it('the afterCommit callbacks do not run after a rollback', async () => {
      const { storage } = await open()
      const received: string[] = []
      await storage.write(organisationA, async ({ afterCommit }) => {
        afterCommit(() => received.push('left'))
        return E.left('refused')
      })
      const failedWrite = storage.write(organisationA, async ({ afterCommit }) => {
        afterCommit(() => received.push('failed write'))
        throw new Error('an error in the work')
      })
      await expect(failedWrite).rejects.toThrow('an error in the work')
      expect(received).toEqual([])
    })

    it('records cannot be used after the end of their write', async () => {
      const { storage } = await open()
      const records = await writeOrFail(storage, organisationA, async (mine) => ({ mine }))
      await expect(records.mine.carriers.add('Late')).rejects.toThrow(/over|already committed/)
      expect(await storage.read(organisationA, namesOf)).toEqual([])
    })
  })

  describe('simultaneous writes', () => {
    it('every simultaneous write is counted', async () => {
      const { storage, reopen } = await open()
      await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      const emptyChange = { routes: [], stops: [], moved: [], unknownFields: undefined }
      const versions = await Promise.all(
        Array.from({ length: 40 }, () =>
          writeOrFail(storage, organisationA, async (records) => {
            const project = await findProject(records, 'p1')
            const plan = await records.projects.readPlan(project)
            return (await records.projects.storeNewVersion(project, emptyChange, plan)).version
          }),
        ),
      )
      expect(versions.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 40 }, (_, index) => index + 2),
      )
      const project = await (await reopen()).read(organisationA, ({ projects }) => projects.find('p1'))
      expect(project?.version).toBe(41)
    })

    it('one failing write does not fail the others', async () => {
      const { storage } = await open()
      await addOrganisation(storage, organisationA)
      const outcomes = await Promise.allSettled(
        Array.from({ length: 30 }, (_, index) =>
          storage.write(organisationA, async ({ carriers }) => {
            await carriers.add(`Carrier ${index}`)
            if (index % 3 === 1) return E.left(index)
            if (index % 3 === 2) throw new Error(`error ${index}`)
            return E.right(index)
          }),
        ),
      )
      expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
        Array.from({ length: 30 }, (_, index) => index % 3 !== 2),
      )
      const names = await storage.read(organisationA, namesOf)
      expect(names.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `Carrier ${index * 3}`).toSorted())
    })

    it('writes of several organisations stay separate', async () => {
      const { storage } = await open()
      for (const index of [0, 1, 2, 3]) await addOrganisation(storage, `depot-${index}`)
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          writeOrFail(storage, `depot-${index % 4}`, ({ carriers }) => carriers.add(`Carrier ${index}`)),
        ),
      )
      const ids = await Promise.all(
        [0, 1, 2, 3].map((index) =>
          storage.read(`depot-${index}`, async ({ carriers }) => (await carriers.all()).map(({ id }) => id)),
        ),
      )
      expect(ids).toEqual(Array.from({ length: 4 }, () => [1, 2, 3, 4, 5]))
    })
  })

  describe('closing a storage', () => {
    it('a closing storage finishes the work in progress', async () => {
      const { storage, reopen } = await open()
      await addOrganisation(storage, organisationA)
      const writes = ['Noord', 'Zuid'].map((name) =>
        writeOrFail(storage, organisationA, ({ carriers }) => carriers.add(name)),
      )
      await storage.close()
      await Promise.all(writes)
      const names = await (await reopen()).read(organisationA, namesOf)
      // Writes at the same time may end in either order.
      expect(names.toSorted()).toEqual(['Noord', 'Zuid'])
    })

    it('a closed storage refuses new work', async () => {
      const { storage } = await open()
      expect(await storage.ready()).toBe(true)
      await storage.close()
      expect(await storage.ready()).toBe(false)
      await expect(storage.write(organisationA, async () => E.right(1))).rejects.toBeInstanceOf(StorageUnavailable)
      await expect(storage.read(organisationA, namesOf)).rejects.toBeInstanceOf(StorageUnavailable)
      await expect(storage.directory.hasUsers()).rejects.toBeInstanceOf(StorageUnavailable)
    })
  })
}
