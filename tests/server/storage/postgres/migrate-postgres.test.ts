import { describe, expect, it } from 'vitest'
import { migrateStorage, openStorage } from '../../../../server/storage'
import { migrations, type Migration } from '../../../../server/storage/migrations'
import { migratePostgres } from '../../../../server/storage/postgres/migrate-postgres'
import { openPostgres } from '../../../../server/storage/postgres/open-postgres'
import { testPostgres } from '../../../kit/postgres'

const postgres = testPostgres()

const step = (number: number, ...statements: ReadonlyArray<string>): Migration => ({
  number,
  words: `step ${number}`,
  statements: () => statements,
})

const placeAt = (databaseUrl: string) => ({ dataDir: '', databaseUrl })

describe('a PostgreSQL database', () => {
  it('is not opened before it is migrated', async () => {
    const url = await postgres.anEmptyDatabase()
    await expect(openStorage(placeAt(url))).rejects.toThrow(
      'the tables of the database are at 0 and this Rondrit needs 1, so run npm run migrate first',
    )
    expect(await migrateStorage(placeAt(url))).toEqual(['first tables'])
    const storage = await openStorage(placeAt(url))
    expect(await storage.ready()).toBe(true)
    await storage.close()
    expect(await migrateStorage(placeAt(url))).toEqual([])
  })

  it('is migrated once, however many do it at the same time', async () => {
    const url = await postgres.anEmptyDatabase()
    const made = await Promise.all([1, 2, 3].map(() => migrateStorage(placeAt(url))))
    expect(made.flat()).toEqual(['first tables'])
  })

  it('keeps every step that was whole, and nothing of one that failed', async () => {
    const url = await postgres.aDatabase()
    const failingMigration = [
      ...migrations,
      step(2, 'create table later2 (a text)'),
      step(3, 'create table later3 (a text)', 'drop table users', 'create table later3 (a text)'),
    ]
    await expect(migratePostgres(url, failingMigration)).rejects.toThrow('relation "later3" already exists')
    const fixedMigration = [...failingMigration.slice(0, 2), step(3, 'create table later3 (a text)')]
    expect((await migratePostgres(url, fixedMigration)).map(({ number }) => number)).toEqual([3])
    const storage = await openPostgres(url, { migrations: fixedMigration })
    expect(await storage.read('depot-1', ({ users }) => users.all())).toEqual([])
    await storage.close()
  })

  it('that is newer is neither opened nor migrated', async () => {
    const url = await postgres.aDatabase()
    await migratePostgres(url, [...migrations, step(7, 'create table later (a text)')])
    const newer = 'the database was made by a newer Rondrit (its tables are at 7, this one knows 1), so start that one'
    await expect(openStorage(placeAt(url))).rejects.toThrow(newer)
    await expect(migrateStorage(placeAt(url))).rejects.toThrow(newer)
  })
})
