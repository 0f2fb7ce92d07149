import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import { backupStorage, restoreStorage } from '../../../../server/storage'
import { restorePostgres } from '../../../../server/storage/postgres/backup-postgres'
import { backUpTo, restoredStorageSuite } from '../../../port-suites/restored-storage'
import { right } from '../../../kit/either'
import { testPostgres } from '../../../kit/postgres'
import { clientProgramsOnPath } from '../../../kit/postgres/client-programs-on-path'
import { temporaryFolder } from '../sqlite/temporary-folder'

const postgres = testPostgres()

clientProgramsOnPath()

const locationAt = (databaseUrl: string) => ({ dataDir: '', databaseUrl })

const openBackup = async () =>
  backUpTo(join(await temporaryFolder(), 'backup.dump'), locationAt(await postgres.newDatabaseUrl()), async () =>
    locationAt(await postgres.newEmptyDatabaseUrl()),
  )

describe('a storage restored to PostgreSQL', () => {
  restoredStorageSuite(openBackup)
})

describe('restorePostgres', () => {
  it.each([
    ['interrupted', 'select pg_terminate_backend(pg_backend_pid())', /terminating connection|server closed/],
    ['refused', 'select 1 / 0', /division by zero/],
  ])('a restore that is %s at its last statement leaves nothing and can be repeated', async (_, last, message) => {
    const file = join(await temporaryFolder(), 'backup.dump')
    right(await backupStorage(locationAt(await postgres.newDatabaseUrl()), file))
    const url = await postgres.newEmptyDatabaseUrl()
    const refused = await restorePostgres(file, url, [last])
    expect(E.isLeft(refused) && refused.left).toMatch(message)
    expect(await restorePostgres(file, url, [])).toEqual(E.right(undefined))
  })

  it('a database with tables is refused', async () => {
    const url = await postgres.newDatabaseUrl()
    const file = join(await temporaryFolder(), 'backup.dump')
    right(await backupStorage(locationAt(url), file))
    expect(await restoreStorage(locationAt(url), file, new Date())).toEqual(
      E.left('There are tables in that database already: restore into an empty one.'),
    )
  })

  it('a file that is no backup is refused with the message of pg_restore', async () => {
    const file = join(await temporaryFolder(), 'backup.dump')
    writeFileSync(file, 'a picture')
    const refused = await restoreStorage(locationAt(await postgres.newEmptyDatabaseUrl()), file, new Date())
    expect(E.isLeft(refused) && refused.left).toMatch(/^pg_restore: error: /)
  })

  it('a missing psql is reported', async () => {
    const file = join(await temporaryFolder(), 'backup.dump')
    right(await backupStorage(locationAt(await postgres.newDatabaseUrl()), file))
    vi.stubEnv('PATH', '/nowhere')
    expect(await restoreStorage(locationAt(await postgres.newEmptyDatabaseUrl()), file, new Date())).toEqual(
      E.left('There is no psql here: install the client programs of PostgreSQL, or run it by the database.'),
    )
  })
})
