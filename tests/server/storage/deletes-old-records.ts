import { describe, expect, it } from 'vitest'
import type { JobRecord, Storage } from '../../../server/storage'
import {
  aCreationInfo,
  organisationA,
  evening,
  writeOrFail,
  morning,
  noon,
  type OpenStorage,
} from '../../port-suites/storage-test-kit'

const aJob = (id: string, state: JobRecord['state'], finishedAt?: string): JobRecord => ({
  id,
  project: 'p1',
  kind: 'optimise',
  state,
  revision: 1,
  progress: 0,
  best: undefined,
  message: undefined,
  result: undefined,
  createdAt: morning,
  startedAt: undefined,
  finishedAt,
  attempts: 1,
})

const emptyChange = { routes: [], stops: [], moved: [], unknownFields: undefined }

/** A project whose first change was made in the morning, its second at noon and its third in the evening. */
const storageWithThreeChanges = async (open: OpenStorage): Promise<Storage> => {
  const { storage } = await open()
  await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
  for (const [index, timestamp] of [morning, noon, evening].entries())
    await writeOrFail(storage, organisationA, ({ changes }) =>
      changes.add('p1', {
        id: `c${index}`,
        version: index + 2,
        description: 'A change',
        by: 'anna',
        at: timestamp,
        change: emptyChange,
      }),
    )
  return storage
}

const changesIn = (storage: Storage) =>
  storage.read(organisationA, async ({ changes }) =>
    (await changes.page('p1', { limit: 9 }))?.changes.map(({ id }) => id).toReversed(),
  )

/** Only old records are deleted. */
export const storageDeletesOldRecords = (open: OpenStorage): void => {
  describe('deleting old records', () => {
    it('jobs that finished before the given time are deleted, whatever their final state', async () => {
      const { storage } = await open()
      const jobs = [
        aJob('done', 'done', morning),
        aJob('failed', 'failed', morning),
        aJob('cancelled', 'cancelled', morning),
        aJob('later', 'done', noon),
        aJob('stopping', 'stopping'),
        aJob('queued', 'queued'),
      ]
      for (const job of jobs) await writeOrFail(storage, organisationA, (records) => records.jobs.add(job, {}))
      await writeOrFail(storage, organisationA, (records) => records.jobs.deleteFinishedBefore(noon))
      const found = await storage.read(organisationA, async (records) => {
        const remaining: string[] = []
        for (const { id } of jobs) if ((await records.jobs.find(id)) !== undefined) remaining.push(id)
        return remaining
      })
      expect(found).toEqual(['later', 'stopping', 'queued'])
    })

    it.each([
      [morning, ['c0', 'c1', 'c2']],
      [noon, ['c1', 'c2']],
      [evening, ['c2']],
      ['9999', []],
    ])('changes made before %s are deleted', async (before, remaining) => {
      const storage = await storageWithThreeChanges(open)
      await writeOrFail(storage, organisationA, ({ changes }) => changes.deleteOld('p1', { before, keptCount: 9 }))
      expect(await changesIn(storage)).toEqual(remaining)
    })

    it('changes beyond the number that is kept are deleted, however new they are', async () => {
      const storage = await storageWithThreeChanges(open)
      const deleteBeyond = (keptCount: number) =>
        writeOrFail(storage, organisationA, ({ changes }) => changes.deleteOld('p1', { before: '', keptCount }))
      for (const [keptCount, remaining] of [
        [3, ['c0', 'c1', 'c2']],
        [2, ['c1', 'c2']],
        [1, ['c2']],
      ] as const) {
        await deleteBeyond(keptCount)
        expect(await changesIn(storage)).toEqual(remaining)
      }
    })

    it('a change that was undone or redone since stays until that is old as well', async () => {
      const storage = await storageWithThreeChanges(open)
      await writeOrFail(storage, organisationA, ({ changes }) =>
        changes.recordUndoRedo('p1', 'c0', 'undone', { version: 5, description: 'Undone', by: 'anna', at: evening }),
      )
      await writeOrFail(storage, organisationA, ({ changes }) =>
        changes.deleteOld('p1', { before: evening, keptCount: 9 }),
      )
      expect(await changesIn(storage)).toEqual(['c0', 'c2'])
      await writeOrFail(storage, organisationA, ({ changes }) =>
        changes.deleteOld('p1', { before: '9999', keptCount: 9 }),
      )
      expect(
        await storage.read(organisationA, ({ changes }) =>
          changes.versionsSince('p1', { since: 0, max: 9, withTexts: true }),
        ),
      ).toEqual([])
    })

    it('the changes of other projects stay', async () => {
      const storage = await storageWithThreeChanges(open)
      await writeOrFail(storage, organisationA, ({ changes }) =>
        changes.deleteOld('p2', { before: '9999', keptCount: 9 }),
      )
      expect(await changesIn(storage)).toHaveLength(3)
    })
  })
}
