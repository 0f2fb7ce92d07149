import { describe, expect, it } from 'vitest'
import { migrateStorage, openStorage } from '../../../../server/storage'
import { migrations, type Migration } from '../../../../server/storage/migrations'
import { migratePostgres } from '../../../../server/storage/postgres/migrate-postgres'
import { openPostgres } from '../../../../server/storage/postgres/open-postgres'
import { testPostgres } from '../../../kit/postgres'

const newest = migrations.length
const allDescriptions = migrations.map(({ description }) => description)

const postgres = testPostgres()

const step = (number: number, ...statements: ReadonlyArray<string>): Migration => ({
  number,
  description: `step ${number}`,
  statements: () => statements,
})

const locationAt = (databaseUrl: string) => ({ dataDir: '', databaseUrl })

describe('migratePostgres', () => {
  it('a database that is not migrated is not opened', async () => {
    const url = await postgres.newEmptyDatabaseUrl()
    await expect(openStorage(locationAt(url))).rejects.toThrow(
      `the tables of the database are at 0 and this Rondrit needs ${newest}, so run npm run migrate first`,
    )
    expect(await migrateStorage(locationAt(url))).toEqual(allDescriptions)
    const storage = await openStorage(locationAt(url))
    expect(await storage.ready()).toBe(true)
    await storage.close()
    expect(await migrateStorage(locationAt(url))).toEqual([])
  })

  it('simultaneous migrations run once', async () => {
    const url = await postgres.newEmptyDatabaseUrl()
    const applied = await Promise.all([1, 2, 3].map(() => migrateStorage(locationAt(url))))
    expect(applied.flat()).toEqual(allDescriptions)
  })

  it('complete migrations stay when a later one fails, and the failed one is rolled back', async () => {
    const url = await postgres.newDatabaseUrl()
    const failingMigration = [
      ...migrations,
      step(newest + 1, 'create table later2 (a text)'),
      step(newest + 2, 'create table later3 (a text)', 'drop table users', 'create table later3 (a text)'),
    ]
    await expect(migratePostgres(url, failingMigration)).rejects.toThrow('relation "later3" already exists')
    const fixedMigration = [...failingMigration.slice(0, -1), step(newest + 2, 'create table later3 (a text)')]
    expect((await migratePostgres(url, fixedMigration)).map(({ number }) => number)).toEqual([newest + 2])
    const storage = await openPostgres(url, { migrations: fixedMigration })
    expect(await storage.read('depot-1', ({ users }) => users.all())).toEqual([])
    await storage.close()
  })

  it('a newer database is neither opened nor migrated', async () => {
    const url = await postgres.newDatabaseUrl()
    await migratePostgres(url, [...migrations, step(newest + 6, 'create table later (a text)')])
    const newer = `the database was made by a newer Rondrit (its tables are at ${newest + 6}, this one knows ${newest}), so start that one`
    await expect(openStorage(locationAt(url))).rejects.toThrow(newer)
    await expect(migrateStorage(locationAt(url))).rejects.toThrow(newer)
  })
})
