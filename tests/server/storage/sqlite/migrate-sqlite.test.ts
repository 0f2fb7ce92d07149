import { DatabaseSync } from '@photostructure/sqlite'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrations, type Migration } from '../../../../server/storage/migrations'
import { openSqlite } from '../../../../server/storage/sqlite/open-sqlite'
import { organisationA, writeOrFail } from '../../../port-suites/storage-test-kit'
import { temporaryFolder } from './temporary-folder'

const newest = migrations.length
const allApplied = migrations.map(({ number, description }) => [number, description])

const step = (number: number, ...statements: ReadonlyArray<string>): Migration => ({
  number,
  description: 'a later step',
  statements: () => statements,
})

const tablesIn = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'rondrit.db'))
  const names = database.prepare("select name from sqlite_master where name like 'later%' order by name").all()
  const applied = database.prepare('select number, words from migrations order by number').all()
  database.close()
  return [names.map(({ name }) => name), applied.map(({ number, words }) => [number, words])]
}

const open = (folder: string, knownMigrations: ReadonlyArray<Migration>) =>
  openSqlite(folder, { migrations: knownMigrations })

describe('migrateSqlite', () => {
  it('opening a database runs every missing migration once, in order', async () => {
    const folder = await temporaryFolder()
    await open(folder, migrations).close()
    const laterMigrations = [
      ...migrations,
      step(newest + 1, 'create table later (a text)'),
      step(newest + 2, 'alter table later add b text'),
    ]
    await open(folder, laterMigrations).close()
    await open(folder, laterMigrations).close()
    expect(tablesIn(folder)).toEqual([
      ['later'],
      [...allApplied, [newest + 1, 'a later step'], [newest + 2, 'a later step']],
    ])
  })

  it('existing data stays', async () => {
    const folder = await temporaryFolder()
    const storage = open(folder, migrations)
    await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Noord'))
    await storage.close()
    const laterStorage = open(folder, [...migrations, step(newest + 1, 'create table later (a text)')])
    expect(await laterStorage.read(organisationA, ({ carriers }) => carriers.all())).toHaveLength(1)
    await laterStorage.close()
  })

  it('a failing migration is rolled back, and those before it stay', async () => {
    const folder = await temporaryFolder()
    const failingMigration = [
      ...migrations,
      step(newest + 1, 'create table later2 (a text)'),
      step(newest + 2, 'create table later3 (a text)', 'drop table users', 'create table later3 (a text)'),
    ]
    expect(() => open(folder, failingMigration)).toThrow('table later3 already exists')
    expect(tablesIn(folder)).toEqual([['later2'], [...allApplied, [newest + 1, 'a later step']]])
    const fixedMigration = open(folder, [
      ...failingMigration.slice(0, -1),
      step(newest + 2, 'create table later3 (a text)'),
    ])
    expect(await fixedMigration.read(organisationA, ({ users }) => users.all())).toEqual([])
    await fixedMigration.close()
  })

  it('a newer database is refused and unchanged', async () => {
    const folder = await temporaryFolder()
    await open(folder, [...migrations, step(newest + 6, 'create table later (a text)')]).close()
    expect(() => open(folder, migrations)).toThrow(
      `the database was made by a newer Rondrit (its tables are at ${newest + 6}, this one knows ${newest}), so start that one`,
    )
    expect(tablesIn(folder)[0]).toEqual(['later'])
  })
})
