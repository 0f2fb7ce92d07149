import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { migrateStorage } from '../../../../server/storage'
import { restoreDump } from '../../../crash/release/earlier-release'
import { testPostgres } from '../../../kit/postgres'
import { clientProgramsOnPath } from '../../../kit/postgres/client-programs-on-path'
import { aFolder } from '../../folder'

const postgres = testPostgres()

clientProgramsOnPath()

/** All rows of the tables of the storage. */
const rowsIn = async (connectionString: string): Promise<Readonly<Record<string, ReadonlyArray<string>>>> => {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ readonly name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const rowsByTable: Record<string, ReadonlyArray<string>> = {}
  for (const { name } of rows) {
    const found = await client.query<{ readonly row: string }>(`select t::text as row from "${name}" t order by 1`)
    rowsByTable[name] = found.rows.map(({ row }) => row)
  }
  await client.end()
  return rowsByTable
}

/** A database that the release before has written. */
const anOldDatabase = async (): Promise<string> => {
  const databaseUrl = await postgres.newEmptyDatabaseUrl()
  await restoreDump(databaseUrl, 'without waiting jobs')
  return databaseUrl
}

describe('an upgrade of PostgreSQL', () => {
  it('an upgrade makes a dump first, which gives the release before its tables and rows back', async () => {
    const [databaseUrl, dataDir] = [await anOldDatabase(), await aFolder()]
    const before = await rowsIn(databaseUrl)
    expect(Object.values(before).flat().length).toBeGreaterThan(100)
    expect(await migrateStorage({ dataDir, databaseUrl })).not.toEqual([])
    expect(await rowsIn(databaseUrl)).not.toEqual(before)
    const [name = '', ...others] = readdirSync(join(dataDir, 'backups'))
    expect({ name, others }).toEqual({ name: 'before-upgrade-from-1.backup', others: [] })
    const restored = await postgres.newEmptyDatabaseUrl()
    await promisify(execFile)('pg_restore', ['--no-owner', `--dbname=${restored}`, join(dataDir, 'backups', name)])
    expect(await rowsIn(restored)).toEqual(before)
  })

  it('an upgrade does not begin where no dump can be made', async () => {
    const [databaseUrl, dataDir] = [await anOldDatabase(), await aFolder()]
    const before = await rowsIn(databaseUrl)
    vi.stubEnv('PATH', '/nowhere')
    await expect(migrateStorage({ dataDir, databaseUrl })).rejects.toThrow('so make one yourself')
    expect(await rowsIn(databaseUrl)).toEqual(before)
  })

  it('an upgrade makes no dump where the settings say so', async () => {
    const [databaseUrl, dataDir] = [await anOldDatabase(), await aFolder()]
    vi.stubEnv('PATH', '/nowhere')
    await migrateStorage({ dataDir, databaseUrl, backupBeforeUpgrade: false })
    expect(existsSync(join(dataDir, 'backups'))).toBe(false)
  })
})
