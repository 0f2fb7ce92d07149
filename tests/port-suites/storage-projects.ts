import { describe, expect, it } from 'vitest'
import { emptyPlan } from '../../src/domain/plan'
import { stopList } from '../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../kit/builders/plan'
import { aRouteTo } from '../kit/builders/route'
import { withFields } from '../kit/builders/stop'
import { incompressibleText } from '../kit/incompressible-text'
import {
  aCreationInfo,
  changePlanOf,
  organisationA,
  writeOrFail,
  morning,
  noon,
  readPlanOf,
  planContents,
  type OpenStorage,
} from './storage-test-kit'

export const storageProjectsSuite = (open: OpenStorage): void => {
  describe('projects', () => {
    it('a new project has version 1 and an empty plan', async () => {
      const { storage, reopen } = await open()
      const created = await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      expect(created).toEqual({ ...aCreationInfo('p1'), version: 1, stopCount: 0, routeCount: 0, activityCount: 0 })
      const otherStorage = await reopen()
      expect(await otherStorage.read(organisationA, ({ projects }) => projects.find('p1'))).toEqual(created)
      expect(planContents(await readPlanOf(otherStorage, organisationA, 'p1'))).toEqual(planContents(emptyPlan))
      expect(await otherStorage.read(organisationA, ({ projects }) => projects.find('p2'))).toBeUndefined()
    })

    it('the stored bytes of a project are those of its stops, its routes and its history', async () => {
      const { storage } = await open()
      const bytesAfter = (notes: string) =>
        writeOrFail(storage, organisationA, async (records) => {
          const id = `project ${notes.length}`
          await records.projects.add(aCreationInfo(id))
          const stops = [withFields(aStopCalled('s1'), { notes })]
          const { project, planChange } = await changePlanOf(records, id, (plan) => ({
            ...plan,
            stops: stopList.from(stops),
          }))
          await records.changes.add(id, {
            id: 'c1',
            version: project.version,
            by: 'm.visser',
            at: noon,
            description: 'One stop uploaded',
            change: planChange,
          })
          return records.organisation.storedBytes(id)
        })
      const notes = incompressibleText(20_000)
      const [none, many] = [await bytesAfter(''), await bytesAfter(notes)]
      // Once in the stop and once in the history, where such a text cannot be compressed.
      expect(many - none).toBeGreaterThanOrEqual(40_000)
      expect(many - none).toBeLessThan(41_000)
    })

    it('a new project is listed before older ones', async () => {
      const { storage } = await open()
      for (const creationInfo of [
        aCreationInfo('p2'),
        aCreationInfo('p9', noon),
        aCreationInfo('p1'),
        aCreationInfo('p3', '2026-11-19T23:59:59.999Z'),
      ])
        await writeOrFail(storage, organisationA, ({ projects }) => projects.add(creationInfo))
      const ids = await storage.read(organisationA, async ({ projects }) => (await projects.all()).map(({ id }) => id))
      expect(ids).toEqual(['p9', 'p2', 'p1', 'p3'])
    })

    it('a project record counts the stops and routes of its plan', async () => {
      const { storage, reopen } = await open()
      await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      const { project } = await writeOrFail(storage, organisationA, (records) =>
        changePlanOf(records, 'p1', () => aPlanOf([aRouteTo(['a', 'b']), aRouteTo([], { index: 1 })], ['c'])),
      )
      expect(project).toEqual({ ...aCreationInfo('p1'), version: 2, stopCount: 3, routeCount: 2, activityCount: 6 })
      expect(await (await reopen()).read(organisationA, ({ projects }) => projects.all())).toEqual([project])
    })

    it('a stop id finds the newest project that contains it', async () => {
      const { storage } = await open()
      const idByStop = (id: string) =>
        storage.read(organisationA, async ({ projects }) => (await projects.findByStop(id))?.id)
      for (const [id, at, stops] of [
        ['p1', morning, ['a', 'b']],
        ['p2', noon, ['b', 'c']],
        ['p3', morning, ['b']],
      ] as const)
        await writeOrFail(storage, organisationA, async (records) => {
          await records.projects.add(aCreationInfo(id, at))
          await changePlanOf(records, id, () => aPlanOf([], stops))
        })
      expect([await idByStop('a'), await idByStop('b'), await idByStop('c'), await idByStop('d')]).toEqual([
        'p1',
        'p2',
        'p2',
        undefined,
      ])
    })

    it('a project is changed in the version that was found, or not at all', async () => {
      const { storage } = await open()
      const old = await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      await writeOrFail(storage, organisationA, (records) =>
        changePlanOf(records, 'p1', (plan) => ({ ...plan, unknownFields: { at: 2 } })),
      )
      const emptyChange = { routes: [], stops: [], moved: [], unknownFields: undefined }
      const outdatedChange = writeOrFail(storage, organisationA, ({ projects }) =>
        projects.storeNewVersion(old, emptyChange, emptyPlan),
      )
      await expect(outdatedChange).rejects.toThrow('Project p1 was not found at version 1')
      expect((await readPlanOf(storage, organisationA, 'p1')).unknownFields).toEqual({ at: 2 })
    })

    it('a project is removed with all its records, and nothing else is', async () => {
      const { storage, reopen } = await open()
      for (const id of ['p1', 'p2'])
        await writeOrFail(storage, organisationA, async (records) => {
          await records.projects.add(aCreationInfo(id))
          const { planChange } = await changePlanOf(records, id, () => aPlanOf([aRouteTo(['a'])]))
          await records.changes.add(id, {
            id: 'c1',
            version: 2,
            by: 'm.visser',
            description: 'Uploaded',
            at: noon,
            change: planChange,
          })
          await records.changes.recordUndoRedo(id, 'c1', 'undone', {
            version: 3,
            by: 'm.visser',
            description: 'Undone',
            at: noon,
          })
        })
      expect(await writeOrFail(storage, organisationA, ({ projects }) => projects.remove('p1'))).toBe(true)
      expect(await writeOrFail(storage, organisationA, ({ projects }) => projects.remove('p1'))).toBe(false)
      const otherStorage = await reopen()
      const remaining = await otherStorage.read(organisationA, async ({ projects, changes }) => ({
        projects: (await projects.all()).map(({ id }) => id),
        changes: [
          await changes.page('p1', { limit: 9 }),
          await changes.versionsSince('p1', { since: 0, max: 99, withTexts: true }),
        ],
      }))
      expect(remaining).toEqual({ projects: ['p2'], changes: [{ changes: [], next: undefined }, []] })
      await writeOrFail(otherStorage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      expect(planContents(await readPlanOf(await reopen(), organisationA, 'p1'))).toEqual(planContents(emptyPlan))
      const plan = await readPlanOf(otherStorage, organisationA, 'p2')
      expect([[...plan.stops].length, plan.routes.length]).toEqual([1, 1])
    })
  })
}
