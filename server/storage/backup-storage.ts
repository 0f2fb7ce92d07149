import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import * as E from 'fp-ts/Either'
import type { StorageLocation } from './storage'
import { dumpPostgres, restorePostgres } from './postgres/backup-postgres'
import { makePrivateFile, renameWhenOnDisk } from './private-files'
import { copySqlite, restoreSqlite } from './sqlite/backup-sqlite'

/** Copies a consistent snapshot, even while servers run. The file gets its final name once it is complete. */
export const backupStorage = async (
  { dataDir, databaseUrl }: StorageLocation,
  file: string,
): Promise<E.Either<string, void>> => {
  if (existsSync(file)) return E.left(`${file} is there already, and is left as it is.`)
  if (!existsSync(dirname(file))) return E.left(`There is no folder ${dirname(file)}.`)
  const unfinished = `${file}.unfinished`
  try {
    rmSync(unfinished, { force: true })
    makePrivateFile(unfinished)
    if (!existsSync(unfinished)) return E.left(`This user cannot make a file in the folder ${dirname(file)}.`)
    const copyResult =
      databaseUrl === undefined ? await copySqlite(dataDir, unfinished) : await dumpPostgres(databaseUrl, unfinished)
    if (E.isLeft(copyResult)) return copyResult
    renameWhenOnDisk(unfinished, file)
    return copyResult
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/**
 * Restores a backup into an empty database or folder, and raises all versions, so that writes from before the restore
 * are refused. No key is restored.
 */
export const restoreStorage = async (
  { dataDir, databaseUrl }: StorageLocation,
  backup: string,
  now: Date,
): Promise<E.Either<string, void>> => {
  if (!existsSync(backup)) return E.left(`There is no file ${backup}.`)
  // SQLite would not say which of the two files it cannot open.
  closeSync(openSync(backup, 'r'))
  const finalStatements = afterRestoreSql(now)
  return databaseUrl === undefined
    ? restoreSqlite(backup, dataDir, finalStatements)
    : restorePostgres(backup, databaseUrl, finalStatements)
}

/** Versions after a restore count the seconds since this time. */
const VERSION_EPOCH = Date.UTC(2026, 0, 1)

/**
 * Raises all versions after a restore. Otherwise versions that browsers still hold would be reused, and an outdated
 * write would be accepted. The new version is the time in seconds, so that no version repeats as long as a project
 * changes at most once a second on average. Browsers that follow a project receive the new version.
 */
const afterRestoreSql = (now: Date): ReadonlyArray<string> => {
  const version = Math.floor((now.getTime() - VERSION_EPOCH) / 1000)
  return [
    `insert into turns (organisation, project, version, change_id, made_by, made_at, words)
      select organisation, id, ${version}, '', 'Rondrit', '${now.toISOString()}', 'Restored from a backup'
      from projects where version < ${version}`,
    `update projects set version = ${version} where version < ${version}`,
    // Among them may be keys that were ended after the backup.
    'delete from keys',
    `update drivers set version = ${version} where version < ${version}`,
  ]
}
