import { DatabaseSync } from '@photostructure/sqlite'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrations, type Migration } from '../../../../server/storage/migrations'
import { openSqlite } from '../../../../server/storage/sqlite/open-sqlite'
import { organisationA, writeOrFail } from '../../../port-suites/storage-test-kit'
import { temporaryFolder } from './temporary-folder'

const step = (number: number, ...statements: ReadonlyArray<string>): Migration => ({
  number,
  words: `step ${number}`,
  statements: () => statements,
})

const tablesIn = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'rondrit.db'))
  const names = database.prepare("select name from sqlite_master where name like 'later%' order by name").all()
  const made = database.prepare('select number, words from migrations order by number').all()
  database.close()
  return [names.map(({ name }) => name), made.map(({ number, words }) => [number, words])]
}

const open = (folder: string, known: ReadonlyArray<Migration>) => openSqlite(folder, { migrations: known })

describe('opening an embedded database', () => {
  it('makes every step that is missing, once and in order', async () => {
    const folder = await temporaryFolder()
    await open(folder, migrations).close()
    const later = [...migrations, step(2, 'create table later (a text)'), step(3, 'alter table later add b text')]
    await open(folder, later).close()
    await open(folder, later).close()
    expect(tablesIn(folder)).toEqual([
      ['later'],
      [
        [1, 'first tables'],
        [2, 'step 2'],
        [3, 'step 3'],
      ],
    ])
  })

  it('keeps what is there', async () => {
    const folder = await temporaryFolder()
    const storage = open(folder, migrations)
    await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Noord'))
    await storage.close()
    const later = open(folder, [...migrations, step(2, 'create table later (a text)')])
    expect(await later.read(organisationA, ({ carriers }) => carriers.all())).toHaveLength(1)
    await later.close()
  })

  it('leaves a step that fails as if it had never begun, and those before it done', async () => {
    const folder = await temporaryFolder()
    const failingMigration = [
      ...migrations,
      step(2, 'create table later2 (a text)'),
      step(3, 'create table later3 (a text)', 'drop table users', 'create table later3 (a text)'),
    ]
    expect(() => open(folder, failingMigration)).toThrow('table later3 already exists')
    expect(tablesIn(folder)).toEqual([
      ['later2'],
      [
        [1, 'first tables'],
        [2, 'step 2'],
      ],
    ])
    const fixedMigration = open(folder, [...failingMigration.slice(0, 2), step(3, 'create table later3 (a text)')])
    expect(await fixedMigration.read(organisationA, ({ users }) => users.all())).toEqual([])
    await fixedMigration.close()
  })

  it('refuses one that is newer, and leaves it alone', async () => {
    const folder = await temporaryFolder()
    await open(folder, [...migrations, step(7, 'create table later (a text)')]).close()
    expect(() => open(folder, migrations)).toThrow(
      'the database was made by a newer Rondrit (its tables are at 7, this one knows 1), so start that one',
    )
    expect(tablesIn(folder)[0]).toEqual(['later'])
  })
})
