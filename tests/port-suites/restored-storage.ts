import { expect, it, onTestFinished } from 'vitest'
import { backupStorage, openStorage, restoreStorage, type Storage, type StorageLocation } from '../../server/storage'
import { addStop } from '../../src/domain/plan'
import { stopList } from '../../src/domain/stop'
import { right } from '../kit/either'
import { noor } from './storage-drivers-carriers'
import { visser } from './storage-users'
import { aCreationInfo, changePlanOf, organisationA, writeOrFail, readPlanOf, findProject } from './storage-test-kit'
import { aKey } from '../kit/builders/key'
import { aStopCalled } from '../kit/builders/plan'

/** An empty storage that can be backed up and restored. */
export type StorageBackup = {
  readonly storage: Storage
  readonly copy: () => Promise<void>
  /** closes the storage, and opens another one restored from the backup */
  readonly restored: (moment: Date) => Promise<Storage>
}

/** Backs the storage up to a file, and restores that to other, empty locations. */
export const backUpTo = async (
  file: string,
  location: StorageLocation,
  another: (moment: Date) => Promise<StorageLocation>,
): Promise<StorageBackup> => {
  let storage = await openStorage(location)
  return {
    storage,
    copy: async () => right(await backupStorage(location, file)),
    restored: async (moment) => {
      await storage.close()
      const restoredLocation = await another(moment)
      right(await restoreStorage(restoredLocation, file, moment))
      storage = await openStorage(restoredLocation)
      onTestFinished(() => storage.close())
      return storage
    },
  }
}

const noon = new Date('2026-11-22T12:00:00Z')

const addProjectTo = (storage: Storage, id: string) =>
  writeOrFail(storage, organisationA, (records) =>
    changePlanOf(records, 'p1', (plan) => right(addStop(plan, aStopCalled(id)))),
  )

const versionIn = (storage: Storage): Promise<number> =>
  storage.read(organisationA, async (records) => (await findProject(records, 'p1')).version)

/** After a restore, versions that browsers still hold are outdated and refused. */
export const restoredStorageSuite = (copied: () => Promise<StorageBackup>): void => {
  it('a restored project has its data, and its versions never repeat earlier ones', async () => {
    const { storage, copy, restored } = await copied()
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    await addProjectTo(storage, 's1')
    await copy()
    await addProjectTo(storage, 's2')
    await addProjectTo(storage, 's3')
    const seen = await versionIn(storage)

    const again = await restored(noon)
    const received = await again.read(organisationA, ({ changes }) =>
      changes.versionsSince('p1', { since: seen, max: 10, withTexts: true }),
    )
    expect(received).toMatchObject([
      { version: await versionIn(again), by: 'Rondrit', description: 'Restored from a backup', at: noon.toISOString() },
    ])
    await addProjectTo(again, 's4')
    await addProjectTo(again, 's5')
    expect(await versionIn(again)).toBeGreaterThan(seen)
    expect(
      stopList.values((await readPlanOf(again, organisationA, 'p1')).stops).map(({ facts: { id } }) => id),
    ).toEqual(['s1', 's4', 's5'])
  })

  it('a restored driver never repeats an earlier version', async () => {
    const { storage, copy, restored } = await copied()
    await writeOrFail(storage, organisationA, ({ drivers }) => drivers.put(noor('d1'), 1))
    await copy()
    await writeOrFail(storage, organisationA, ({ drivers }) => drivers.put(noor('d1'), 2))
    const again = await restored(noon)
    const found = await again.read(organisationA, ({ drivers }) => drivers.find('d1'))
    expect(found?.version).toBeGreaterThan(2)
  })

  it('a restore revives no key of a session or of a program, and no link', async () => {
    const { storage, copy, restored } = await copied()
    await writeOrFail(storage, organisationA, async ({ users, keys }) => {
      await users.add({ ...visser, username: 'anna' })
      await keys.add(aKey({ hash: 'k1', userId: 'u1', endsAt: '9999' }))
      await keys.add(aKey({ hash: 'k2', userId: 'u1', endsAt: '9999', kind: 'program' }))
      await keys.add(aKey({ hash: 'k3', userId: 'u1', endsAt: '9999', kind: 'link' }))
    })
    await copy()
    await writeOrFail(storage, organisationA, ({ keys }) => keys.remove('k1'))
    const again = await restored(noon)
    expect(await again.read(organisationA, ({ keys }) => keys.allOf('u1'))).toEqual([])
    expect((await again.directory.findUser('anna'))?.organisation).toBe(organisationA)
  })

  it('a second restore raises the versions again', async () => {
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
