import { describe, expect, it } from 'vitest'
import type { Storage } from '../../server/storage'
import { addStop, type Plan } from '../../src/domain/plan'
import { right } from '../kit/either'
import { addChange, hart, withNewStop } from './storage-history'
import { aCreationInfo, organisationA, writeOrFail, type OpenStorage } from './storage-test-kit'
import { aStopCalled } from '../kit/builders/plan'

export const storageChangeTextsSuite = (open: OpenStorage): void => {
  const withChanges = async (count: number) => {
    const opened = await open()
    await writeOrFail(opened.storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    for (let index = 1; index <= count; index += 1)
      await addChange(opened.storage, 'p1', `c${index}`, withNewStop(`s${index}`))
    return opened
  }

  describe('the texts of changes since a version', () => {
    const textsSince = (storage: Storage, since: number) =>
      storage.read(organisationA, async ({ changes }) =>
        (await changes.versionsSince('p1', { since, max: 99, withTexts: true })).map(({ version, change }) => [
          version,
          change?.action,
          change?.text,
        ]),
      )
    const textOf = (storage: Storage, id: string) =>
      storage.read(organisationA, async ({ changes }) => (await changes.find('p1', id))?.text)
    const recordUndoRedo = (storage: Storage, id: string, action: 'undone' | 'redone', version: number) =>
      writeOrFail(storage, organisationA, ({ changes }) =>
        changes.recordUndoRedo('p1', id, action, { version, description: action, ...hart }),
      )

    it('the texts are those that are stored', async () => {
      const { storage } = await withChanges(2)
      const [first, second] = [await textOf(storage, 'c1'), await textOf(storage, 'c2')]
      expect(first).toContain('"id":"s1"')
      expect(await textsSince(storage, 1)).toEqual([
        [2, 'made', first],
        [3, 'made', second],
      ])
    })

    it('only the last undo or redo of a change has its text', async () => {
      const { storage } = await withChanges(1)
      const text = await textOf(storage, 'c1')
      await recordUndoRedo(storage, 'c1', 'undone', 3)
      expect(await textsSince(storage, 1)).toEqual([
        [2, 'made', undefined],
        [3, 'undone', text],
      ])
      await recordUndoRedo(storage, 'c1', 'redone', 4)
      expect(await textsSince(storage, 1)).toEqual([
        [2, 'made', undefined],
        [3, undefined, undefined],
        [4, 'redone', text],
      ])
      await recordUndoRedo(storage, 'c1', 'undone', 5)
      expect(await textsSince(storage, 2)).toEqual([
        [3, undefined, undefined],
        [4, undefined, undefined],
        [5, 'undone', text],
      ])
    })

    it('a text above 256 kB is omitted', async () => {
      const { storage } = await withChanges(0)
      const notes = (length: number) => (plan: Plan) =>
        right(addStop(plan, aStopCalled(`s${length}`, { notes: 'é'.repeat(length) })))
      await addChange(storage, 'p1', 'c1', notes(130_000))
      await addChange(storage, 'p1', 'c2', notes(132_000))
      const texts = await textsSince(storage, 1)
      expect(texts.map(([, , text]) => text === undefined)).toEqual([false, true])
      expect(await textOf(storage, 'c2')).toBeUndefined()
    })
  })
}
