import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StorageFull, type Storage } from '../../../../server/storage'
import { openSqlite } from '../../../../server/storage/sqlite/open-sqlite'
import { addStop } from '../../../../src/domain/plan'
import { stopList } from '../../../../src/domain/stop'
import { right } from '../../../kit/either'
import {
  aCreationInfo,
  changePlanOf,
  organisationA,
  writeOrFail,
  readPlanOf,
  findProject,
} from '../../../port-suites/storage-test-kit'
import { aStopCalled } from '../../../kit/builders/plan'

const SMALL_KB = 1_600

/** A database with little disk space: on a small disk if one can be mounted, otherwise by a limit of the database. */
const openSmallStorage = () => {
  const folder = mkdtempSync(join(tmpdir(), 'rondrit-small-'))
  const isMounted = mountSmallDisk(folder)
  const open = (): Storage => openSqlite(folder, isMounted ? {} : { maxPages: SMALL_KB / 8 })
  const storage = open()
  onTestFinished(async () => {
    await storage.close()
    if (isMounted) disk('umount', '--lazy', folder)
    rmSync(folder, { recursive: true })
  })
  return { storage, open, isMounted, folder }
}

const disk = (command: 'mount' | 'umount', ...args: ReadonlyArray<string>) =>
  execFileSync(command, args, { stdio: 'ignore' })

const mountSmallDisk = (folder: string): boolean => {
  try {
    disk('mount', '-t', 'tmpfs', '-o', `size=${SMALL_KB}k`, 'tmpfs', folder)
    return true
  } catch {
    return false
  }
}

const long = 'x'.repeat(5_000)

/** Adds stops in simultaneous batches until the disk is full; returns how many were stored. */
const fillStorage = async (storage: Storage, batchSize: number): Promise<number> => {
  await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
  for (let fitCount = 0; ; fitCount += batchSize) {
    const added = await Promise.allSettled(
      Array.from({ length: batchSize }, (_, index) =>
        writeOrFail(storage, organisationA, (records) =>
          changePlanOf(records, 'p1', (plan) =>
            right(addStop(plan, aStopCalled(`s${fitCount + index}`, { notes: long }))),
          ),
        ),
      ),
    )
    const refused = added.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    if (refused.length === 0) continue
    for (const reason of refused) expect(reason).toBeInstanceOf(StorageFull)
    return fitCount + added.length - refused.length
  }
}

describe('a database on a full disk', () => {
  it.each([1, 7])(
    'writes fail with StorageFull, and only confirmed stops are stored, with %i writes at a time',
    async (batchSize) => {
      const { storage, open } = openSmallStorage()
      const fitCount = await fillStorage(storage, batchSize)
      expect(fitCount).toBeGreaterThan(20)
      const ids = Array.from({ length: fitCount }, (_, index) => `s${index}`)
      for (const eachStorage of [storage, open()]) {
        const project = await eachStorage.read(organisationA, (records) => findProject(records, 'p1'))
        expect(
          stopList.values((await readPlanOf(eachStorage, organisationA, 'p1')).stops).map(({ facts: { id } }) => id),
        ).toEqual(ids)
        expect([project.version, project.stopCount]).toEqual([fitCount + 1, fitCount])
        if (eachStorage !== storage) await eachStorage.close()
      }
    },
  )

  it('writes succeed again once there is space', async () => {
    const { storage, isMounted, folder } = openSmallStorage()
    const fitCount = await fillStorage(storage, 1)
    expect(await storage.ready()).toBe(!isMounted)
    await writeOrFail(storage, organisationA, ({ projects }) => projects.remove('p1')).catch(() => undefined)
    if (isMounted) disk('mount', '-o', `remount,size=${SMALL_KB * 4}k`, folder)
    await writeOrFail(storage, organisationA, ({ projects }) => projects.remove('p1'))
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p2')))
    expect(fitCount).toBeGreaterThan(20)
    expect(
      await storage.read(organisationA, async ({ projects }) => (await projects.all()).map(({ id }) => id)),
    ).toEqual(['p2'])
  })
})
