import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addStop } from '../../src/domain/plan'
import { stopList } from '../../src/domain/stop'
import { right } from '../kit/either'
import {
  aCreationInfo,
  changePlanOf,
  organisationA,
  organisationB,
  writeOrFail,
  readPlanOf,
  findProject,
  type OpenStorage,
} from './storage-test-kit'
import { aStopCalled } from '../kit/builders/plan'

export const storageReadsSuite = (open: OpenStorage): void => {
  describe('a read', () => {
    it('a write within a read is refused', async () => {
      const { storage } = await open()
      await expect(storage.read(organisationA, ({ carriers }) => carriers.add('Noord'))).rejects.toThrow(/read-?only/i)
      expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toEqual([])
    })

    it('a read sees every write that was answered before it', async () => {
      const { storage } = await open()
      for (const name of ['Noord', 'Zuid', 'West']) {
        await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add(name))
        const names = await storage.read(
          organisationA,
          async ({ carriers }) => (await carriers.all()).at(-1)?.displayName,
        )
        expect(names).toBe(name)
      }
    })

    it('a read of one statement sees every write that was answered before it, and may not write', async () => {
      const { storage } = await open()
      await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Noord'))
      const [carrier] = await storage.readOneStatement(organisationA, ({ carriers }) => carriers.all())
      expect(carrier?.displayName).toBe('Noord')
      await expect(
        storage.readOneStatement(organisationA, ({ carriers }) => carriers.remove(carrier?.id ?? 0)),
      ).rejects.toThrow(/read-?only/i)
      expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toEqual([carrier])
    })

    it('a read works after another one failed', async () => {
      const { storage } = await open()
      const failedRead = storage.read(organisationA, async () => {
        throw new Error('an error in the work')
      })
      await expect(failedRead).rejects.toThrow('an error in the work')
      expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toEqual([])
    })

    it('a read sees a snapshot even if others write meanwhile', async () => {
      const { storage, reopen } = await open()
      const other = await reopen()
      await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      const versions = await storage.read(organisationA, async ({ projects }) => {
        const found = await projects.find('p1')
        const otherWrite = writeOrFail(other, organisationA, (records) =>
          changePlanOf(records, 'p1', (plan) => right(addStop(plan, aStopCalled('s0')))),
        )
        const again = await projects.find('p1')
        return { found: found?.version, again: again?.version, otherWrite }
      })
      await versions.otherWrite
      expect([versions.found, versions.again]).toEqual([1, 1])
    })

    it('the plan of a project is of the version that is answered with it, whoever writes meanwhile', async () => {
      const { storage, reopen } = await open()
      const other = await reopen()
      expect(await storage.readProjectPlan(organisationA, 'p1')).toBe(undefined)
      await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      for (let count = 0; count < 25; count += 1) {
        const writing = writeOrFail(other, organisationA, (records) =>
          changePlanOf(records, 'p1', (plan) => right(addStop(plan, aStopCalled(`s${count}`)))),
        )
        for (const one of [storage, other, storage]) {
          const found = await one.readProjectPlan(organisationA, 'p1')
          expect(found && stopList.size(found.plan.stops)).toBe(found && found.project.version - 1)
        }
        await writing
        expect((await storage.readProjectPlan(organisationA, 'p1'))?.project.version).toBe(count + 2)
      }
      expect(await storage.readProjectPlan(organisationB, 'p1')).toBe(undefined)
    })

    it('a read returns the plan of the version it found', async () => {
      const { storage, reopen } = await open()
      await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      const writing = (async () => {
        for (let index = 0; index < 25; index += 1)
          await writeOrFail(storage, organisationA, (records) =>
            changePlanOf(records, 'p1', (plan) => right(addStop(plan, aStopCalled(`s${index}`)))),
          )
      })()
      const other = await reopen()
      for (let round = 0; round < 25; round += 1)
        for (const one of [storage, other]) {
          const { project, stops } = await one.read(organisationA, async (records) => {
            const found = await findProject(records, 'p1')
            return { project: found, stops: stopList.size((await records.projects.readPlan(found)).stops) }
          })
          expect(stops).toBe(project.version - 1)
          expect(project.stopCount).toBe(stops)
        }
      await writing
      expect(stopList.size((await readPlanOf(storage, organisationA, 'p1')).stops)).toBe(25)
    })

    it('a read with an outdated record does not return the plan of another version', async () => {
      const { storage, reopen } = await open()
      const old = await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      await writeOrFail(storage, organisationA, (records) =>
        changePlanOf(records, 'p1', (plan) => right(addStop(plan, aStopCalled('s0')))),
      )
      const outdatedRead = (await reopen()).read(organisationA, ({ projects }) => projects.readPlan(old))
      await expect(outdatedRead).rejects.toThrow('Project p1 is at version 2')
    })

    it('a read never runs its afterCommit callbacks', async () => {
      const { storage } = await open()
      const received: string[] = []
      await storage.read(organisationA, async ({ afterCommit }) => afterCommit(() => received.push('read')))
      await storage.write(organisationA, async () => E.right('and a write'))
      expect(received).toEqual([])
    })
  })
}
