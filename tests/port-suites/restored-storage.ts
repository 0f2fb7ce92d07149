import { expect, it, onTestFinished } from 'vitest'
import { backupStorage, openStorage, restoreStorage, type Storage, type StoragePlace } from '../../server/storage'
import { addStop } from '../../src/domain/plan'
import { stopArrayOf } from '../../src/domain/stop'
import { plainFacts } from '../kit/arbitraries/stop'
import { right } from '../kit/either'
import { noor } from './storage-drivers-carriers'
import { aBirth, changed, depot, kept, planIn, projectIn } from './storage-test-kit'

/** An empty storage that can be copied, and restored to the copy. */
export type Copied = {
  readonly storage: Storage
  readonly copy: () => Promise<void>
  /** closes the storage, and opens another one from the copy */
  readonly restored: (at: Date) => Promise<Storage>
}

/** Copies the storage at a place to a file, and restores the file to other, empty places. */
export const copiedTo = async (
  file: string,
  place: StoragePlace,
  another: (at: Date) => Promise<StoragePlace>,
): Promise<Copied> => {
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

const addTo = (storage: Storage, id: string) =>
  kept(storage, depot, (records) => changed(records, 'p1', (plan) => right(addStop(plan, { ...plainFacts, id }))))

const versionIn = (storage: Storage): Promise<number> =>
  storage.read(depot, async (records) => (await projectIn(records, 'p1')).version)

/** After a restore, versions that a browser holds from before are outdated and are refused. */
export const restoredStorageContract = (copied: () => Promise<Copied>): void => {
  it('holds what was copied, and never repeats an earlier version', async () => {
    const { storage, copy, restored } = await copied()
    await kept(storage, depot, ({ projects }) => projects.add(aBirth('p1')))
    await addTo(storage, 's1')
    await copy()
    await addTo(storage, 's2')
    await addTo(storage, 's3')
    const seen = await versionIn(storage)

    const again = await restored(noon)
    const told = await again.read(depot, ({ history }) => history.since('p1', seen, 10))
    expect(told).toMatchObject([
      { version: await versionIn(again), by: 'Rondrit', words: 'Restored from a backup', at: noon.toISOString() },
    ])
    await addTo(again, 's4')
    await addTo(again, 's5')
    expect(await versionIn(again)).toBeGreaterThan(seen)
    expect(stopArrayOf((await planIn(again, depot, 'p1')).stops).map(({ id }) => id)).toEqual(['s1', 's4', 's5'])
  })

  it('never repeats a version of a driver', async () => {
    const { storage, copy, restored } = await copied()
    await kept(storage, depot, ({ drivers }) => drivers.put(noor('d1'), 1))
    await copy()
    await kept(storage, depot, ({ drivers }) => drivers.put(noor('d1'), 2))
    const again = await restored(noon)
    const found = await again.read(depot, ({ drivers }) => drivers.find('d1'))
    expect(found?.version).toBeGreaterThan(2)
  })

  it('of a restored storage has later versions still', async () => {
    const { storage, copy, restored } = await copied()
    await kept(storage, depot, ({ projects }) => projects.add(aBirth('p1')))
    await copy()
    const first = await restored(noon)
    await addTo(first, 's1')
    const seen = await versionIn(first)
    const second = await restored(new Date(noon.getTime() + 60_000))
    await addTo(second, 's2')
    expect(await versionIn(second)).toBeGreaterThan(seen)
  })
}
