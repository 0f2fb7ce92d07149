import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { needPostgres } from '../../../../scripts/setup/postgres.mjs'
import { backupStorage, openStorage, restoreStorage } from '../../../../server/storage'
import { restoredStorageContract } from '../../../contracts/restored-storage'
import { right } from '../../../kit/either'
import { testPostgres } from '../../../kit/postgres'
import { aFolder } from '../sqlite/a-folder'

const postgres = testPostgres()

beforeEach(async () => {
  vi.stubEnv('PATH', `${(await needPostgres()) ?? ''}:${process.env['PATH'] ?? ''}`)
})
afterEach(() => vi.unstubAllEnvs())

const placeAt = (databaseUrl: string) => ({ dataDir: '', databaseUrl })

const copied = async () => {
  const url = await postgres.aDatabase()
  const file = join(await aFolder(), 'backup.dump')
  let storage = await openStorage(placeAt(url))
  return {
    storage,
    copy: async () => right(await backupStorage(placeAt(url), file)),
    restored: async (at: Date) => {
      await storage.close()
      const anew = placeAt(await postgres.anEmptyDatabase())
      right(await restoreStorage(anew, file, at))
      storage = await openStorage(anew)
      onTestFinished(() => storage.close())
      return storage
    },
  }
}

describe('a restored PostgreSQL', () => {
  restoredStorageContract(copied)
})

describe('a restore to PostgreSQL', () => {
  it('is refused where there are tables', async () => {
    const url = await postgres.aDatabase()
    const file = join(await aFolder(), 'backup.dump')
    right(await backupStorage(placeAt(url), file))
    expect(await restoreStorage(placeAt(url), file, new Date())).toEqual(
      E.left('There are tables in that database already: restore into an empty one.'),
    )
  })

  it('of what is no backup is refused in the words of pg_restore', async () => {
    const file = join(await aFolder(), 'backup.dump')
    writeFileSync(file, 'a picture')
    const refused = await restoreStorage(placeAt(await postgres.anEmptyDatabase()), file, new Date())
    expect(E.isLeft(refused) && refused.left).toMatch(/^pg_restore: error: /)
  })
})
