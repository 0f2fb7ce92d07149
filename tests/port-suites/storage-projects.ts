import { describe, expect, it } from 'vitest'
import { emptyPlan } from '../../src/domain/plan'
import { aPlanOf } from '../kit/builders/plan'
import { aRouteTo } from '../kit/builders/route'
import { aBirth, changed, depot, kept, morning, noon, planIn, said, type OpenStorage } from './storage-test-kit'

export const storageProjectsContract = (open: OpenStorage): void => {
  describe('a project', () => {
    it('begins at version 1, with an empty plan', async () => {
      const { storage, anew } = await open()
      const made = await kept(storage, depot, ({ projects }) => projects.add(aBirth('p1')))
      expect(made).toEqual({ ...aBirth('p1'), version: 1, stops: 0, routes: 0, activities: 0 })
      const other = await anew()
      expect(await other.read(depot, ({ projects }) => projects.find('p1'))).toEqual(made)
      expect(said(await planIn(other, depot, 'p1'))).toEqual(said(emptyPlan))
      expect(await other.read(depot, ({ projects }) => projects.find('p2'))).toBeUndefined()
    })

    it('is listed before older ones', async () => {
      const { storage } = await open()
      for (const birth of [aBirth('p2'), aBirth('p9', noon), aBirth('p1'), aBirth('p3', '2026-11-19T23:59:59.999Z')])
        await kept(storage, depot, ({ projects }) => projects.add(birth))
      const ids = await storage.read(depot, async ({ projects }) => (await projects.all()).map(({ id }) => id))
      expect(ids).toEqual(['p9', 'p2', 'p1', 'p3'])
    })

    it('counts what its plan holds', async () => {
      const { storage, anew } = await open()
      await kept(storage, depot, ({ projects }) => projects.add(aBirth('p1')))
      const { project } = await kept(storage, depot, (records) =>
        changed(records, 'p1', () => aPlanOf([aRouteTo(['a', 'b']), aRouteTo([], { index: 1 })], ['c'])),
      )
      expect(project).toEqual({ ...aBirth('p1'), version: 2, stops: 3, routes: 2, activities: 6 })
      expect(await (await anew()).read(depot, ({ projects }) => projects.all())).toEqual([project])
    })

    it('is found by one of its stops, the newest first', async () => {
      const { storage } = await open()
      const ofStop = (id: string) => storage.read(depot, async ({ projects }) => (await projects.ofStop(id))?.id)
      for (const [id, at, stops] of [
        ['p1', morning, ['a', 'b']],
        ['p2', noon, ['b', 'c']],
        ['p3', morning, ['b']],
      ] as const)
        await kept(storage, depot, async (records) => {
          await records.projects.add(aBirth(id, at))
          await changed(records, id, () => aPlanOf([], stops))
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
      const old = await kept(storage, depot, ({ projects }) => projects.add(aBirth('p1')))
      await kept(storage, depot, (records) => changed(records, 'p1', (plan) => ({ ...plan, extra: { at: 2 } })))
      const nothing = { routes: [], stops: [], moved: [], extra: undefined }
      const late = kept(storage, depot, ({ projects }) => projects.change(old, nothing, emptyPlan))
      await expect(late).rejects.toThrow('Project p1 was not found at version 1')
      expect((await planIn(storage, depot, 'p1')).extra).toEqual({ at: 2 })
    })

    it('is removed with everything that belongs to it, and nothing else', async () => {
      const { storage, anew } = await open()
      for (const id of ['p1', 'p2'])
        await kept(storage, depot, async (records) => {
          await records.projects.add(aBirth(id))
          const { turned } = await changed(records, id, () => aPlanOf([aRouteTo(['a'])]))
          await records.history.add(id, {
            id: 'c1',
            version: 2,
            by: 'm.visser',
            words: 'Uploaded',
            at: noon,
            change: turned,
          })
          await records.history.mark(id, 'c1', 'undone', { version: 3, by: 'm.visser', words: 'Undone', at: noon })
        })
      expect(await kept(storage, depot, ({ projects }) => projects.remove('p1'))).toBe(true)
      expect(await kept(storage, depot, ({ projects }) => projects.remove('p1'))).toBe(false)
      const other = await anew()
      const left = await other.read(depot, async ({ projects, history }) => ({
        projects: (await projects.all()).map(({ id }) => id),
        changes: [await history.page('p1', { limit: 9 }), await history.since('p1', 0, 99)],
      }))
      expect(left).toEqual({ projects: ['p2'], changes: [{ changes: [], next: undefined }, []] })
      await kept(other, depot, ({ projects }) => projects.add(aBirth('p1')))
      expect(said(await planIn(await anew(), depot, 'p1'))).toEqual(said(emptyPlan))
      const plan = await planIn(other, depot, 'p2')
      expect([[...plan.stops].length, plan.routes.length]).toEqual([1, 1])
    })
  })
}
