import { expect, it, onTestFinished } from 'vitest'
import { backupStorage, openStorage, restoreStorage, type Storage, type StorageLocation } from '../../server/storage'
import { addStop } from '../../src/domain/plan'
import { stopArrayOf } from '../../src/domain/stop'
import { plainFacts } from '../kit/arbitraries/stop'
import { right } from '../kit/either'
import { noor } from './storage-drivers-carriers'
import { aCreationInfo, changePlanOf, organisationA, writeOrFail, readPlanOf, findProject } from './storage-test-kit'

/** An empty storage that can be copied, and restored to the copy. */
export type StorageBackup = {
  readonly storage: Storage
  readonly copy: () => Promise<void>
  /** closes the storage, and opens another one from the copy */
  readonly restored: (at: Date) => Promise<Storage>
}

/** Copies the storage at a place to a file, and restores the file to other, empty places. */
export const backUpTo = async (
  file: string,
  place: StorageLocation,
  another: (at: Date) => Promise<StorageLocation>,
): Promise<StorageBackup> => {
  let storage = await openStorage(place)
  return {
    storage,
    copy: async () => right(await backupStorage(place, file)),
    restored: async (at) => {
      await storage.close()
      const anew = await another(at)
      right(await restoreStorage(anew, file, at))
      storage = await openStorage(anew)
      onTestFinished(() => storage.close())
      return storage
    },
  }
}

const noon = new Date('2026-11-22T12:00:00Z')

const addProjectTo = (storage: Storage, id: string) =>
  writeOrFail(storage, organisationA, (records) =>
    changePlanOf(records, 'p1', (plan) => right(addStop(plan, { ...plainFacts, id }))),
  )

const versionIn = (storage: Storage): Promise<number> =>
  storage.read(organisationA, async (records) => (await findProject(records, 'p1')).version)

/** After a restore, versions that a browser holds from before are outdated and are refused. */
export const restoredStorageSuite = (copied: () => Promise<StorageBackup>): void => {
  it('holds what was copied, and never repeats an earlier version', async () => {
    const { storage, copy, restored } = await copied()
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    await addProjectTo(storage, 's1')
    await copy()
    await addProjectTo(storage, 's2')
    await addProjectTo(storage, 's3')
    const seen = await versionIn(storage)

    const again = await restored(noon)
    const received = await again.read(organisationA, ({ history }) => history.versionsSince('p1', seen, 10))
    expect(received).toMatchObject([
      { version: await versionIn(again), by: 'Rondrit', words: 'Restored from a backup', at: noon.toISOString() },
    ])
    await addProjectTo(again, 's4')
    await addProjectTo(again, 's5')
    expect(await versionIn(again)).toBeGreaterThan(seen)
    expect(stopArrayOf((await readPlanOf(again, organisationA, 'p1')).stops).map(({ id }) => id)).toEqual([
      's1',
      's4',
      's5',
    ])
  })

  it('never repeats a version of a driver', async () => {
    const { storage, copy, restored } = await copied()
    await writeOrFail(storage, organisationA, ({ drivers }) => drivers.put(noor('d1'), 1))
    await copy()
    await writeOrFail(storage, organisationA, ({ drivers }) => drivers.put(noor('d1'), 2))
    const again = await restored(noon)
    const found = await again.read(organisationA, ({ drivers }) => drivers.find('d1'))
    expect(found?.version).toBeGreaterThan(2)
  })

  it('of a restored storage has later versions still', async () => {
    const { storage, copy, restored } = await copied()
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    await copy()
    const first = await restored(noon)
    await addProjectTo(first, 's1')
    const seen = await versionIn(first)
    const second = await restored(new Date(noon.getTime() + 60_000))
    await addProjectTo(second, 's2')
    expect(await versionIn(second)).toBeGreaterThan(seen)
  })
}
