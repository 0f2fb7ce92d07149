import { describe, expect, it } from 'vitest'
import { emptyPlan } from '../../src/domain/plan'
import { aPlanOf } from '../kit/builders/plan'
import { aRouteTo } from '../kit/builders/route'
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
  describe('a project', () => {
    it('begins at version 1, with an empty plan', async () => {
      const { storage, reopen } = await open()
      const made = await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      expect(made).toEqual({ ...aCreationInfo('p1'), version: 1, stops: 0, routes: 0, activities: 0 })
      const other = await reopen()
      expect(await other.read(organisationA, ({ projects }) => projects.find('p1'))).toEqual(made)
      expect(planContents(await readPlanOf(other, organisationA, 'p1'))).toEqual(planContents(emptyPlan))
      expect(await other.read(organisationA, ({ projects }) => projects.find('p2'))).toBeUndefined()
    })

    it('is listed before older ones', async () => {
      const { storage } = await open()
      for (const birth of [
        aCreationInfo('p2'),
        aCreationInfo('p9', noon),
        aCreationInfo('p1'),
        aCreationInfo('p3', '2026-11-19T23:59:59.999Z'),
      ])
        await writeOrFail(storage, organisationA, ({ projects }) => projects.add(birth))
      const ids = await storage.read(organisationA, async ({ projects }) => (await projects.all()).map(({ id }) => id))
      expect(ids).toEqual(['p9', 'p2', 'p1', 'p3'])
    })

    it('counts what its plan holds', async () => {
      const { storage, reopen } = await open()
      await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      const { project } = await writeOrFail(storage, organisationA, (records) =>
        changePlanOf(records, 'p1', () => aPlanOf([aRouteTo(['a', 'b']), aRouteTo([], { index: 1 })], ['c'])),
      )
      expect(project).toEqual({ ...aCreationInfo('p1'), version: 2, stops: 3, routes: 2, activities: 6 })
      expect(await (await reopen()).read(organisationA, ({ projects }) => projects.all())).toEqual([project])
    })

    it('is found by one of its stops, the newest first', async () => {
      const { storage } = await open()
      const ofStop = (id: string) =>
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
      expect([await ofStop('a'), await ofStop('b'), await ofStop('c'), await ofStop('d')]).toEqual([
        'p1',
        'p2',
        'p2',
        undefined,
      ])
    })

    it('is changed in the version that was found, or not at all', async () => {
      const { storage } = await open()
      const old = await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      await writeOrFail(storage, organisationA, (records) =>
        changePlanOf(records, 'p1', (plan) => ({ ...plan, extra: { at: 2 } })),
      )
      const nothing = { routes: [], stops: [], moved: [], extra: undefined }
      const late = writeOrFail(storage, organisationA, ({ projects }) => projects.change(old, nothing, emptyPlan))
      await expect(late).rejects.toThrow('Project p1 was not found at version 1')
      expect((await readPlanOf(storage, organisationA, 'p1')).extra).toEqual({ at: 2 })
    })

    it('is removed with everything that belongs to it, and nothing else', async () => {
      const { storage, reopen } = await open()
      for (const id of ['p1', 'p2'])
        await writeOrFail(storage, organisationA, async (records) => {
          await records.projects.add(aCreationInfo(id))
          const { turned } = await changePlanOf(records, id, () => aPlanOf([aRouteTo(['a'])]))
          await records.history.add(id, {
            id: 'c1',
            version: 2,
            by: 'm.visser',
            words: 'Uploaded',
            at: noon,
            change: turned,
          })
          await records.history.recordUndoRedo(id, 'c1', 'undone', {
            version: 3,
            by: 'm.visser',
            words: 'Undone',
            at: noon,
          })
        })
      expect(await writeOrFail(storage, organisationA, ({ projects }) => projects.remove('p1'))).toBe(true)
      expect(await writeOrFail(storage, organisationA, ({ projects }) => projects.remove('p1'))).toBe(false)
      const other = await reopen()
      const left = await other.read(organisationA, async ({ projects, history }) => ({
        projects: (await projects.all()).map(({ id }) => id),
        changes: [await history.page('p1', { limit: 9 }), await history.versionsSince('p1', 0, 99)],
      }))
      expect(left).toEqual({ projects: ['p2'], changes: [{ changes: [], next: undefined }, []] })
      await writeOrFail(other, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
      expect(planContents(await readPlanOf(await reopen(), organisationA, 'p1'))).toEqual(planContents(emptyPlan))
      const plan = await readPlanOf(other, organisationA, 'p2')
      expect([[...plan.stops].length, plan.routes.length]).toEqual([1, 1])
    })
  })
}
