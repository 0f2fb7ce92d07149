import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Storage } from '../../../server/storage'
import { openSqlite } from '../../../server/storage/sqlite/open-sqlite'
import { closeAfterFile } from '../../kit/after-file'

/** An empty storage in its own folder, removed after the tests of the file. */
export const aStorage = async (): Promise<Storage> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-sign-in-'))
  const storage = openSqlite(folder)
  closeAfterFile(async () => {
    await storage.close()
    await rm(folder, { recursive: true })
  })
  return storage
}
