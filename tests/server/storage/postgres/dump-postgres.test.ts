import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backupStorage } from '../../../../server/storage'
import { ensurePostgres } from '../../../../scripts/setup/postgres.mjs'
import { temporaryFolder } from '../sqlite/temporary-folder'

const withProgramsIn = (path: string) => vi.stubEnv('PATH', path)
afterEach(() => vi.unstubAllEnvs())

const locationAt = (databaseUrl: string) => ({ dataDir: '', databaseUrl })

describe('dumpPostgres', () => {
  it('an existing file is not overwritten', async () => {
    const file = join(await temporaryFolder(), 'backup.dump')
    writeFileSync(file, 'a picture')
    expect(E.isLeft(await backupStorage(locationAt('postgresql://nobody:secret@localhost:1/none'), file))).toBe(true)
  })

  it('a missing pg_dump is reported', async () => {
    withProgramsIn('/nowhere')
    const file = join(await temporaryFolder(), 'backup.dump')
    const refused = await backupStorage(locationAt('postgresql://nobody:secret@localhost:1/none'), file)
    expect(refused).toEqual(
      E.left('There is no pg_dump here: install the client programs of PostgreSQL, or run it by the database.'),
    )
  })

  it('a missing database is reported with the message of pg_dump, without the password', async () => {
    withProgramsIn(`${(await ensurePostgres()) ?? ''}:${process.env['PATH'] ?? ''}`)
    const file = join(await temporaryFolder(), 'backup.dump')
    const refused = await backupStorage(locationAt('postgresql://nobody:secret@localhost:1/none'), file)
    expect(E.isLeft(refused) && refused.left).toMatch(/^pg_dump: error: .*refused/)
    expect(JSON.stringify(refused)).not.toContain('secret')
    expect([existsSync(file), existsSync(`${file}.unfinished`)]).toEqual([false, false])
  })
})
