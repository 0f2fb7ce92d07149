import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Far more than the tests write. */
const NEEDED_BYTES = 4 * 2 ** 30

/**
 * A folder in memory for the temporary files of the tests, since they create hundreds of databases, and a disk takes
 * milliseconds for each of their changes; undefined where there is too little memory.
 *
 * @returns {string | undefined}
 */
export const createMemoryFolder = (disk = '/dev/shm', neededBytes = NEEDED_BYTES) => {
  try {
    const { bavail, bsize } = statfsSync(disk)
    if (bavail * bsize < neededBytes) return undefined
    const folder = mkdtempSync(join(disk, 'rondrit-tests-'))
    // PostgreSQL does not run as root, and makes and removes its data in it: the mode is that of any such folder.
    chmodSync(folder, 0o1777)
    return folder
  } catch {
    return undefined
  }
}

/** @param {string} folder */
export const removeMemoryFolder = (folder) => {
  // A server of a test may still remove its own files.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
