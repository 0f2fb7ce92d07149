import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensurePostgres } from '../../../../scripts/setup/postgres.mjs'
import { backupStorage, restoreStorage } from '../../../../server/storage'
import { restorePostgres } from '../../../../server/storage/postgres/restore-postgres'
import { backUpTo, restoredStorageSuite } from '../../../port-suites/restored-storage'
import { right } from '../../../kit/either'
import { testPostgres } from '../../../kit/postgres'
import { temporaryFolder } from '../sqlite/temporary-folder'

const postgres = testPostgres()

beforeEach(async () => {
  vi.stubEnv('PATH', `${(await ensurePostgres()) ?? ''}:${process.env['PATH'] ?? ''}`)
})
afterEach(() => vi.unstubAllEnvs())

const placeAt = (databaseUrl: string) => ({ dataDir: '', databaseUrl })

const copied = async () =>
  backUpTo(join(await temporaryFolder(), 'backup.dump'), placeAt(await postgres.aDatabase()), async () =>
    placeAt(await postgres.anEmptyDatabase()),
  )

describe('a restored PostgreSQL', () => {
  restoredStorageSuite(copied)
})

describe('a restore to PostgreSQL', () => {
  it.each([
    ['broken off', 'select pg_terminate_backend(pg_backend_pid())', /terminating connection|server closed/],
    ['refused', 'select 1 / 0', /division by zero/],
  ])('that is %s at its last statement leaves nothing, so that it can be done again', async (_, last, words) => {
    const file = join(await temporaryFolder(), 'backup.dump')
    right(await backupStorage(placeAt(await postgres.aDatabase()), file))
    const url = await postgres.anEmptyDatabase()
    const refused = await restorePostgres(file, url, [last])
    expect(E.isLeft(refused) && refused.left).toMatch(words)
    expect(await restorePostgres(file, url, [])).toEqual(E.right(undefined))
  })

  it('is refused where there are tables', async () => {
    const url = await postgres.aDatabase()
    const file = join(await temporaryFolder(), 'backup.dump')
    right(await backupStorage(placeAt(url), file))
    expect(await restoreStorage(placeAt(url), file, new Date())).toEqual(
      E.left('There are tables in that database already: restore into an empty one.'),
    )
  })

  it('of what is no backup is refused in the words of pg_restore', async () => {
    const file = join(await temporaryFolder(), 'backup.dump')
    writeFileSync(file, 'a picture')
    const refused = await restoreStorage(placeAt(await postgres.anEmptyDatabase()), file, new Date())
    expect(E.isLeft(refused) && refused.left).toMatch(/^pg_restore: error: /)
  })

  it('is refused in words where there is no psql', async () => {
    const file = join(await temporaryFolder(), 'backup.dump')
    right(await backupStorage(placeAt(await postgres.aDatabase()), file))
    vi.stubEnv('PATH', '/nowhere')
    expect(await restoreStorage(placeAt(await postgres.anEmptyDatabase()), file, new Date())).toEqual(
      E.left('There is no psql here: install the client programs of PostgreSQL, or run it by the database.'),
    )
  })
})
