import { existsSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import type { StorageLocation } from './storage-location'
import { restorePostgres } from './postgres/restore-postgres'
import { restoreSqlite } from './sqlite/restore-sqlite'
import { raiseVersionsSql } from './raise-versions-sql'

/**
 * Restores a backup into an empty place, and raises all versions, so that writes from before the restore are refused.
 */
export const restoreStorage = async (
  { dataDir, databaseUrl }: StorageLocation,
  backup: string,
  now: Date,
): Promise<E.Either<string, void>> => {
  if (!existsSync(backup)) return E.left(`There is no file ${backup}.`)
  const finalStatements = raiseVersionsSql(now)
  return databaseUrl === undefined
    ? restoreSqlite(backup, dataDir, finalStatements)
    : restorePostgres(backup, databaseUrl, finalStatements)
}
