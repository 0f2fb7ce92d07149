import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import * as E from 'fp-ts/Either'
import { syncToDisk } from './sync-to-disk'
import type { StorageLocation } from './storage-location'
import { dumpPostgres } from './postgres/dump-postgres'
import { makePrivateFile } from './private-files'
import { copySqlite } from './sqlite/copy-sqlite'

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
    const copyResult =
      databaseUrl === undefined ? copySqlite(dataDir, unfinished) : await dumpPostgres(databaseUrl, unfinished)
    if (E.isLeft(copyResult)) return copyResult
    syncToDisk(unfinished)
    renameSync(unfinished, file)
    syncToDisk(dirname(file))
    return copyResult
  } finally {
    rmSync(unfinished, { force: true })
  }
}
