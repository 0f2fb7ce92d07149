import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backupStorage, openStorage } from '../../../../server/storage'
import { needPostgres } from '../../../../scripts/setup/postgres.mjs'
import { depot, kept } from '../../../contracts/storage-kit'
import { testPostgres } from '../../../kit/postgres'
import { aFolder } from '../sqlite/a-folder'

const postgres = testPostgres()
const run = promisify(execFile)

const withProgramsIn = (path: string) => vi.stubEnv('PATH', path)
afterEach(() => vi.unstubAllEnvs())

const placeAt = (databaseUrl: string) => ({ dataDir: '', databaseUrl })

describe('a backup of PostgreSQL', () => {
  it('is one that pg_restore makes a database of', async () => {
    const programs = (await needPostgres()) ?? ''
    withProgramsIn(`${programs}:${process.env['PATH'] ?? ''}`)
    const url = await postgres.aDatabase()
    const storage = await openStorage(placeAt(url))
    await kept(storage, depot, ({ carriers }) => carriers.add('Noord'))
    const file = join(await aFolder(), 'backup.dump')
    expect(await backupStorage(placeAt(url), file)).toEqual(E.right(undefined))
    await kept(storage, depot, ({ carriers }) => carriers.add('Zuid'))
    await storage.close()

    const empty = await postgres.anEmptyDatabase()
    await run(join(programs, 'pg_restore'), ['--dbname', empty, file])
    const restored = await openStorage(placeAt(empty))
    expect(await restored.read(depot, ({ carriers }) => carriers.all())).toEqual([{ id: 1, displayName: 'Noord' }])
    await restored.close()
    expect(E.isLeft(await backupStorage(placeAt(url), file))).toBe(true)
  })

  it('is refused in words where there is no pg_dump', async () => {
    withProgramsIn('/nowhere')
    const file = join(await aFolder(), 'backup.dump')
    const refused = await backupStorage(placeAt('postgresql://nobody:secret@localhost:1/none'), file)
    expect(refused).toEqual(
      E.left('There is no pg_dump here: install the client programs of PostgreSQL, or run it by the database.'),
    )
  })

  it('is refused in the words of pg_dump, without the password, where there is no database', async () => {
    withProgramsIn(`${(await needPostgres()) ?? ''}:${process.env['PATH'] ?? ''}`)
    const file = join(await aFolder(), 'backup.dump')
    const refused = await backupStorage(placeAt('postgresql://nobody:secret@localhost:1/none'), file)
    expect(E.isLeft(refused) && refused.left).toMatch(/^pg_dump: error: .*refused/)
    expect(JSON.stringify(refused)).not.toContain('secret')
    expect([existsSync(file), existsSync(`${file}.unfinished`)]).toEqual([false, false])
  })
})
