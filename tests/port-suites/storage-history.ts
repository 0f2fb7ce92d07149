import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Storage } from '../../server/storage'
import { isEmptyChange, affectedItemKeysOf } from '../../src/domain/history'
import { addStop, type Plan } from '../../src/domain/plan'
import { aPlanOf, aStopCalled } from '../kit/builders/plan'
import { aRouteTo } from '../kit/builders/route'
import { right } from '../kit/either'
import {
  aCreationInfo,
  changePlanOf,
  organisationA,
  writeOrFail,
  morning,
  noon,
  type OpenStorage,
} from './storage-test-kit'
import { encodePlanChange } from '../kit/encode-plan-change'

const visser = { by: 'm.visser', at: morning }
export const hart = { by: "inge 't Hart", at: noon }

/** Changes a project and adds the change to its history; returns the change. */
export const addChange = (storage: Storage, project: string, id: string, change: (plan: Plan) => Plan) =>
  writeOrFail(storage, organisationA, async (records) => {
    const { planChange, project: now } = await changePlanOf(records, project, change)
    await records.changes.add(project, {
      id,
      version: now.version,
      description: `Change ${id}`,
      ...visser,
      change: planChange,
    })
    return planChange
  })

export const withNewStop = (id: string) => (plan: Plan) => right(addStop(plan, aStopCalled(id)))

export const storageHistorySuite = (open: OpenStorage): void => {
  const withChanges = async (count: number) => {
    const opened = await open()
    for (const id of ['p1', 'p2'])
      await writeOrFail(opened.storage, organisationA, ({ projects }) => projects.add(aCreationInfo(id)))
    for (let index = 1; index <= count; index += 1)
      await addChange(opened.storage, 'p1', `c${index}`, withNewStop(`s${index}`))
    return opened
  }

  describe('the history of a project', () => {
    it('changes are listed newest first, in pages', async () => {
      const { storage } = await withChanges(5)
      const page = (before?: string) =>
        storage.read(organisationA, ({ changes }) => changes.page('p1', { before, limit: 2 }))
      const first = await page()
      expect(first?.changes[0]).toEqual({ id: 'c5', version: 6, description: 'Change c5', ...visser, isUndone: false })
      expect([first?.changes.map(({ id }) => id), first?.next]).toEqual([['c5', 'c4'], 'c4'])
      const second = await page('c4')
      expect([second?.changes.map(({ id }) => id), second?.next]).toEqual([['c3', 'c2'], 'c2'])
      expect((await page('c2'))?.changes.map(({ id }) => id)).toEqual(['c1'])
      expect((await page('c2'))?.next).toBeUndefined()
      expect(await page('c1')).toEqual({ changes: [], next: undefined })
      expect(await page('nothing')).toBeUndefined()
    })

    it('a full last page has no next page', async () => {
      const { storage } = await withChanges(4)
      const page = await storage.read(organisationA, ({ changes }) => changes.page('p1', { before: 'c3', limit: 2 }))
      expect([page?.changes.map(({ id }) => id), page?.next]).toEqual([['c2', 'c1'], undefined])
    })

    it('each project has its own history', async () => {
      const { storage } = await withChanges(2)
      await addChange(storage, 'p2', 'c1', withNewStop('other'))
      const found = await storage.read(organisationA, async ({ changes }) => [
        (await changes.page('p2', { limit: 9 }))?.changes.map(({ id }) => id),
        (await changes.find('p2', 'c2'))?.id,
        (await changes.headersSince('p2', 0)).map(({ id }) => id),
        (await changes.versionsSince('p2', { since: 0, max: 99, withTexts: true })).map(({ version }) => version),
      ])
      expect(found).toEqual([['c1'], undefined, ['c1'], [2]])
    })

    it('a change is read back completely', async () => {
      const { storage, reopen } = await withChanges(0)
      const change = await addChange(storage, 'p1', 'c1', () => aPlanOf([aRouteTo(['a', 'b'])], ['c']))
      expect(isEmptyChange(change)).toBe(false)
      const found = await (await reopen()).read(organisationA, ({ changes }) => changes.find('p1', 'c1'))
      expect(found).toEqual({
        id: 'c1',
        description: 'Change c1',
        ...visser,
        version: 2,
        undoneVersion: undefined,
        affectedKeys: affectedItemKeysOf(change),
        change,
        text: JSON.stringify(encodePlanChange(change)),
        isLarge: false,
      })
      expect(found?.affectedKeys).toContain('stop c')
    })

    it('a large change is read back completely, and others have their turn meanwhile', async () => {
      const { storage, reopen } = await withChanges(0)
      const stops = Array.from({ length: 3_000 }, (_, index) => `${index}, ${Math.sin(index)}`)
      const change = await addChange(storage, 'p1', 'c1', () => aPlanOf([aRouteTo(stops)]))
      const reopened = await reopen()
      const state = { passes: 0, isRead: false }
      const countPasses = async (): Promise<void> => {
        for (; !state.isRead; state.passes += 1) await setImmediate()
      }
      const counted = countPasses()
      const found = await reopened.read(organisationA, ({ changes }) => changes.find('p1', 'c1'))
      state.isRead = true
      await counted
      expect(found?.change).toEqual(change)
      expect(found?.isLarge).toBe(true)
      expect(found?.text).toBeUndefined()
      expect(state.passes).toBeGreaterThan(30)
    })

    it('a change is marked as undone and as redone', async () => {
      const { storage } = await withChanges(3)
      const markAs = (summary: 'undone' | 'redone', version: number) =>
        writeOrFail(storage, organisationA, ({ changes }) =>
          changes.recordUndoRedo('p1', 'c2', summary, { version, description: `${summary} c2`, ...hart }),
        )
      const seen = () =>
        storage.read(organisationA, async ({ changes }) => {
          const found = await changes.find('p1', 'c2')
          const heads = await changes.page('p1', { limit: 9 })
          return [found?.version, found?.undoneVersion, heads?.changes.map(({ id, isUndone }) => [id, isUndone])]
        })
      await markAs('undone', 5)
      expect(await seen()).toEqual([
        3,
        5,
        [
          ['c3', false],
          ['c2', true],
          ['c1', false],
        ],
      ])
      await markAs('redone', 6)
      expect(await seen()).toEqual([
        6,
        undefined,
        [
          ['c3', false],
          ['c2', false],
          ['c1', false],
        ],
      ])
      await markAs('undone', 7)
      expect(await seen()).toEqual([
        6,
        7,
        [
          ['c3', false],
          ['c2', true],
          ['c1', false],
        ],
      ])
    })

    it('the history lists what was made, undone or redone since a version', async () => {
      const { storage } = await withChanges(4)
      const since = (version: number, max?: number) =>
        storage.read(organisationA, async ({ changes }) =>
          (await changes.headersSince('p1', version, max)).map((entry) => [
            entry.id,
            entry.version,
            entry.undoneVersion,
          ]),
        )
      expect(await since(3)).toEqual([
        ['c3', 4, undefined],
        ['c4', 5, undefined],
      ])
      await writeOrFail(storage, organisationA, ({ changes }) =>
        changes.recordUndoRedo('p1', 'c1', 'undone', { version: 6, description: 'Undone', ...hart }),
      )
      expect(await since(4)).toEqual([
        ['c1', 2, 6],
        ['c4', 5, undefined],
      ])
      expect(await since(0, 2)).toEqual([
        ['c1', 2, 6],
        ['c4', 5, undefined],
      ])
      await writeOrFail(storage, organisationA, ({ changes }) =>
        changes.recordUndoRedo('p1', 'c1', 'redone', { version: 7, description: 'Done again', ...hart }),
      )
      expect(await since(4)).toEqual([
        ['c4', 5, undefined],
        ['c1', 7, undefined],
      ])
      expect(await since(7)).toEqual([])
    })

    it('every version of a project is listed once, in order', async () => {
      const { storage } = await withChanges(2)
      await writeOrFail(storage, organisationA, ({ changes }) =>
        changes.recordUndoRedo('p1', 'c1', 'undone', { version: 4, description: 'Undone: Change c1', ...hart }),
      )
      await writeOrFail(storage, organisationA, ({ changes }) =>
        changes.recordUndoRedo('p1', 'c1', 'redone', { version: 5, description: 'Done again: Change c1', ...hart }),
      )
      await writeOrFail(storage, organisationA, ({ changes }) =>
        changes.add('p1', { id: 'c9', version: 6, description: 'Change c9', ...visser, change: emptyChange }),
      )
      const since = (version: number, max = 99, withTexts = false) =>
        storage.read(organisationA, ({ changes }) => changes.versionsSince('p1', { since: version, max, withTexts }))
      expect(await since(0)).toEqual([
        { version: 2, description: 'Change c1', ...visser, change: { id: 'c1', action: 'made' } },
        { version: 3, description: 'Change c2', ...visser, change: { id: 'c2', action: 'made' } },
        { version: 4, description: 'Undone: Change c1', ...hart },
        { version: 5, description: 'Done again: Change c1', ...hart, change: { id: 'c1', action: 'redone' } },
        { version: 6, description: 'Change c9', ...visser, change: { id: 'c9', action: 'made' } },
      ])
      expect((await since(4)).map(({ version }) => version)).toEqual([5, 6])
      expect(await since(6)).toEqual([])
      expect((await since(2, 3)).map(({ version }) => version)).toEqual([3, 4, 5])
    })
  })
}

const emptyChange = { routes: [], stops: [], moved: [], unknownFields: undefined }
