import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import * as E from 'fp-ts/Either'
import { settleOnDisk } from './sync-to-disk'
import type { StoragePlace } from './storage-location'
import { dumpPostgres } from './postgres/dump-postgres'
import { makePrivateFile } from './private-files'
import { copySqlite } from './sqlite/copy-sqlite'

/**
 * Copies everything as it is at one moment, also while servers run. The file appears under its name only once it is
 * whole.
 */
export const backupStorage = async (
  { dataDir, databaseUrl }: StoragePlace,
  file: string,
): Promise<E.Either<string, void>> => {
  if (existsSync(file)) return E.left(`${file} is there already, and is left as it is.`)
  if (!existsSync(dirname(file))) return E.left(`There is no folder ${dirname(file)}.`)
  const unfinished = `${file}.unfinished`
  try {
    rmSync(unfinished, { force: true })
    makePrivateFile(unfinished)
    const copied =
      databaseUrl === undefined ? copySqlite(dataDir, unfinished) : await dumpPostgres(databaseUrl, unfinished)
    if (E.isLeft(copied)) return copied
    settleOnDisk(unfinished)
    renameSync(unfinished, file)
    settleOnDisk(dirname(file))
    return copied
  } finally {
    rmSync(unfinished, { force: true })
  }
}
