import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openServerStorage, type Storage } from '../../../../server/storage'
import { openDatabase, type Database } from '../../../../server/storage/sqlite/database'
import { preallocateLog } from '../../../../server/storage/sqlite/write-ahead-log'
import { aCreationInfo, organisationA, writeOrFail } from '../../../port-suites/storage-test-kit'
import { temporaryFolder } from './temporary-folder'

const MB = 1_000_000

const sizeOf = (file: string): number => statSync(file).size

const aServer = async (dataDir: string): Promise<Storage> => {
  const storage = await openServerStorage({ dataDir, databaseUrl: undefined })
  onTestFinished(storage.close)
  return storage
}

const aDatabase = (file: string): Database => {
  const database = openDatabase(file, 'to write')
  onTestFinished(database.close)
  return database
}

describe('preallocateLog', () => {
  it('the log is extended before the first write, and writes do not lengthen the file', async () => {
    const folder = await temporaryFolder()
    const storage = await aServer(folder)
    const log = join(folder, 'rondrit.db-wal')
    const size = sizeOf(log)
    expect(size).toBeGreaterThan(25 * MB)
    expect(sizeOf(join(folder, 'rondrit.db'))).toBeLessThan(MB)
    for (let index = 0; index < 50; index += 1)
      await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo(`p${index}`)))
    expect(sizeOf(log)).toBe(size)
    expect(await storage.read(organisationA, async ({ projects }) => (await projects.all()).length)).toBe(50)
  })

  it('the database is unchanged', async () => {
    const database = aDatabase(join(await temporaryFolder(), 'rondrit.db'))
    database.exec('create table notes (note text)')
    preallocateLog(database, 5 * MB)
    expect(database.isInTransaction()).toBe(false)
    expect(database.statement('select name from sqlite_schema').all([])).toEqual([{ name: 'notes' }])
  })

  it('the log is not extended on a full disk, and the remaining space can still be written', async () => {
    const file = join(await temporaryFolder(), 'rondrit.db')
    const database = aDatabase(file)
    database.exec('create table notes (note text); pragma max_page_count = 1000')
    preallocateLog(database, 20 * MB)
    expect(database.isInTransaction()).toBe(false)
    expect(sizeOf(`${file}-wal`)).toBeLessThan(MB)
    database.statement('insert into notes values (?)').run(['here'])
    expect(database.statement('select note from notes').all([])).toEqual([{ note: 'here' }])
  })
})
