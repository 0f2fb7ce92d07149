import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backupStorage } from '../../../../server/storage'
import { ensurePostgres } from '../../../../scripts/setup/postgres.mjs'
import { temporaryFolder } from '../sqlite/temporary-folder'

const withProgramsIn = (path: string) => vi.stubEnv('PATH', path)
afterEach(() => vi.unstubAllEnvs())

const placeAt = (databaseUrl: string) => ({ dataDir: '', databaseUrl })

describe('a backup of PostgreSQL', () => {
  it('is not written over a file that is there', async () => {
    const file = join(await temporaryFolder(), 'backup.dump')
    writeFileSync(file, 'a picture')
    expect(E.isLeft(await backupStorage(placeAt('postgresql://nobody:secret@localhost:1/none'), file))).toBe(true)
  })

  it('is refused in words where there is no pg_dump', async () => {
    withProgramsIn('/nowhere')
    const file = join(await temporaryFolder(), 'backup.dump')
    const refused = await backupStorage(placeAt('postgresql://nobody:secret@localhost:1/none'), file)
    expect(refused).toEqual(
      E.left('There is no pg_dump here: install the client programs of PostgreSQL, or run it by the database.'),
    )
  })

  it('is refused in the words of pg_dump, without the password, where there is no database', async () => {
    withProgramsIn(`${(await ensurePostgres()) ?? ''}:${process.env['PATH'] ?? ''}`)
    const file = join(await temporaryFolder(), 'backup.dump')
    const refused = await backupStorage(placeAt('postgresql://nobody:secret@localhost:1/none'), file)
    expect(E.isLeft(refused) && refused.left).toMatch(/^pg_dump: error: .*refused/)
    expect(JSON.stringify(refused)).not.toContain('secret')
    expect([existsSync(file), existsSync(`${file}.unfinished`)]).toEqual([false, false])
  })
})
