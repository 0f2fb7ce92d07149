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
    it('is stored once it is answered', async () => {
      const { storage, reopen } = await open()
      const answer = await storage.write(organisationA, async ({ carriers }) => E.right(await carriers.add('Noord')))
      expect(answer).toEqual(E.right({ id: 1, displayName: 'Noord' }))
      expect(await (await reopen()).read(organisationA, namesOf)).toEqual(['Noord'])
    })

    it('leaves nothing behind where it returns a left', async () => {
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

    it('leaves nothing behind where it throws, and passes the error on', async () => {
      const { storage } = await open()
      const wrong = storage.write(organisationA, async ({ carriers }) => {
        await carriers.add('Noord')
        throw new Error('out of the blue')
      })
      await expect(wrong).rejects.toThrow('out of the blue')
      expect(await storage.read(organisationA, namesOf)).toEqual([])
    })

    it('leaves nothing behind where the database refuses, and the next one goes on', async () => {
      const { storage } = await open()
      const twin = storage.write(organisationA, async ({ carriers, projects }) => {
        await carriers.add('Noord')
        await projects.add(aCreationInfo('p1'))
        return E.right(await projects.add(aCreationInfo('p1')))
      })
      await expect(twin).rejects.toThrow(/unique/i)
      await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Zuid'))
      expect(await storage.read(organisationA, namesOf)).toEqual(['Zuid'])
    })

    it('sees what it wrote itself', async () => {
      const { storage } = await open()
      const seen = await writeOrFail(storage, organisationA, async (records) => {
        await records.carriers.add('Noord')
        return namesOf(records)
      })
      expect(seen).toEqual(['Noord'])
    })

    it('is not seen by others before it has finished', async () => {
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

    it('runs what was to follow, in order, once others can see the write', async () => {
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

    it('runs nothing afterwards where it is rolled back', async () => {
      const { storage } = await open()
      const received: string[] = []
      await storage.write(organisationA, async ({ afterCommit }) => {
        afterCommit(() => received.push('left'))
        return E.left('refused')
      })
      const wrong = storage.write(organisationA, async ({ afterCommit }) => {
        afterCommit(() => received.push('wrong'))
        throw new Error('out of the blue')
      })
      await expect(wrong).rejects.toThrow('out of the blue')
      expect(received).toEqual([])
    })

    it('cannot use its records after its end', async () => {
      const { storage } = await open()
      const records = await writeOrFail(storage, organisationA, async (mine) => ({ mine }))
      await expect(records.mine.carriers.add('Late')).rejects.toThrow(/over|already committed/)
      expect(await storage.read(organisationA, namesOf)).toEqual([])
    })
  })

  describe('writes that arrive together', () => {
    it('are each counted', async () => {
      const { storage, reopen } = await open()
      await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      const nothing = { routes: [], stops: [], moved: [], extra: undefined }
      const versions = await Promise.all(
        Array.from({ length: 40 }, () =>
          writeOrFail(storage, organisationA, async (records) => {
            const project = await findProject(records, 'p1')
            const plan = await records.projects.plan(project)
            return (await records.projects.change(project, nothing, plan)).version
          }),
        ),
      )
      expect(versions.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, at) => at + 2))
      const project = await (await reopen()).read(organisationA, ({ projects }) => projects.find('p1'))
      expect(project?.version).toBe(41)
    })

    it('do not fail with each other', async () => {
      const { storage } = await open()
      await addOrganisation(storage, organisationA)
      const outcomes = await Promise.allSettled(
        Array.from({ length: 30 }, (_, at) =>
          storage.write(organisationA, async ({ carriers }) => {
            await carriers.add(`Carrier ${at}`)
            if (at % 3 === 1) return E.left(at)
            if (at % 3 === 2) throw new Error(`wrong ${at}`)
            return E.right(at)
          }),
        ),
      )
      expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
        Array.from({ length: 30 }, (_, at) => at % 3 !== 2),
      )
      const names = await storage.read(organisationA, namesOf)
      expect(names.toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => `Carrier ${at * 3}`).toSorted())
    })

    it('of several organisations stay apart', async () => {
      const { storage } = await open()
      for (const at of [0, 1, 2, 3]) await addOrganisation(storage, `depot-${at}`)
      await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          writeOrFail(storage, `depot-${at % 4}`, ({ carriers }) => carriers.add(`Carrier ${at}`)),
        ),
      )
      const ids = await Promise.all(
        [0, 1, 2, 3].map((at) =>
          storage.read(`depot-${at}`, async ({ carriers }) => (await carriers.all()).map(({ id }) => id)),
        ),
      )
      expect(ids).toEqual(Array.from({ length: 4 }, () => [1, 2, 3, 4, 5]))
    })
  })

  describe('a storage that closes', () => {
    it('finishes work under way', async () => {
      const { storage, reopen } = await open()
      await addOrganisation(storage, organisationA)
      const writes = ['Noord', 'Zuid'].map((name) =>
        writeOrFail(storage, organisationA, ({ carriers }) => carriers.add(name)),
      )
      await storage.close()
      await Promise.all(writes)
      expect(await (await reopen()).read(organisationA, namesOf)).toEqual(['Noord', 'Zuid'])
    })

    it('refuses further work', async () => {
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
