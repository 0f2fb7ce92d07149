import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openServerStorage } from '../../../../server/storage'
import { canMount, smallDisk } from '../../../crash/disk/small-disk'

const DISK_KB = 60_000

/** Leaves less free than a server needs, but not nothing. */
const writeFiller = (folder: string): string => {
  const { bavail, bsize } = statfsSync(folder)
  const filler = join(folder, 'filler')
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 500_000))
  return filler
}

const location = (folder: string) => ({ dataDir: join(folder, 'data'), databaseUrl: undefined })

const aDisk = () => {
  const disk = smallDisk(DISK_KB)
  if (disk === undefined) throw new Error('No disk may be mounted any more.')
  onTestFinished(disk.remove)
  return disk
}

describe.runIf(canMount())('a data folder on a disk that cannot be written to', () => {
  it('the storage is not ready while the disk is full, and is again when there is space', async () => {
    const { folder } = aDisk()
    const storage = await openServerStorage(location(folder))
    expect(await storage.ready()).toBe(true)
    const filler = writeFiller(folder)
    expect(await storage.ready()).toBe(false)
    rmSync(filler)
    expect(await storage.ready()).toBe(true)
    await storage.close()
  })

  it('no server starts on a read-only disk', async () => {
    const { folder, makeReadOnly } = aDisk()
    mkdirSync(join(folder, 'data'))
    makeReadOnly()
    await expect(openServerStorage(location(folder))).rejects.toThrow(
      `the data folder ${folder}/data cannot be written to, for its disk is read-only: make it writable, or set DATA_DIR to another`,
    )
  })
})
