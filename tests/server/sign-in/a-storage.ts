import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import type { Storage } from '../../../server/storage'
import { openSqlite } from '../../../server/storage/sqlite/open-sqlite'

const opened: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

/** An empty storage in its own folder, removed after the test. */
export const aStorage = async (): Promise<Storage> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-sign-in-'))
  const storage = openSqlite(folder)
  opened.push(async () => {
    await storage.close()
    await rm(folder, { recursive: true })
  })
  return storage
}
