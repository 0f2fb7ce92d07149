import { DatabaseSync } from '@photostructure/sqlite'
import { Client } from 'pg'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openStorage, type Storage } from '../../../server/storage'
import { migrations } from '../../../server/storage/migrations'
import { migratePostgres } from '../../../server/storage/postgres/migrate-postgres'
import { openSqlite } from '../../../server/storage/sqlite/open-sqlite'
import { testPostgres } from '../../kit/postgres'
import { temporaryFolder } from './sqlite/temporary-folder'

const before = migrations.filter(({ number }) => number < 4)

/** Of the names that are alike in case, Anna is the oldest. */
const usersBefore = [
  ['ANNA', '2026-11-03'],
  ['Anna', '2026-11-01'],
  ['anna', '2026-11-02'],
  ["Zoë d'Or", '2026-11-04'],
].flatMap(([name = '', at = '']) => {
  const quoted = `'${name.replaceAll("'", "''")}'`
  return [
    `insert into users values ('o1', ${quoted}, ${quoted}, 'hash', '${at}')`,
    `insert into directory values ('user', ${quoted}, 'o1')`,
  ]
})

const postgres = testPostgres()

const databases: ReadonlyArray<readonly [string, () => Promise<Storage>]> = [
  [
    'SQLite',
    async () => {
      const folder = await temporaryFolder()
      await openSqlite(folder, { migrations: before }).close()
      const database = new DatabaseSync(join(folder, 'rondrit.db'))
      database.exec(usersBefore.join(';'))
      database.close()
      return openStorage({ dataDir: folder, databaseUrl: undefined })
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await postgres.newEmptyDatabaseUrl()
      await migratePostgres(url, before)
      const client = new Client({ connectionString: url })
      await client.connect()
      await client.query(usersBefore.join(';'))
      await client.end()
      await migratePostgres(url, migrations)
      return openStorage({ dataDir: '', databaseUrl: url })
    },
  ],
]

describe.each(databases)('an upgrade to folded names on %s', (_, open) => {
  it('names that are alike in case are kept, and the oldest is found in any case', async () => {
    const storage = await open()
    const found: Record<string, string | undefined> = {}
    for (const typed of ['Anna', 'anna', 'ANNA', 'aNNa', "zoË d'or", 'someone'])
      found[typed] = (await storage.directory.findUser(typed))?.username
    expect(found).toEqual({
      Anna: 'Anna',
      anna: 'anna',
      ANNA: 'ANNA',
      aNNa: 'Anna',
      "zoË d'or": "Zoë d'Or",
      someone: undefined,
    })
    const users = await storage.read('o1', (records) => records.users.all())
    expect(users.map(({ role, disabledAt }) => [role, disabledAt])).toEqual(
      users.map(() => ['administrator', undefined]),
    )
    await storage.close()
  })
})
