import * as E from 'fp-ts/Either'
import { dumpPostgres } from './postgres/backup-postgres'
import { openPostgres } from './postgres/open-postgres'
import { makePrivateFile, renameWhenOnDisk } from './private-files'
import { prepareUpgradeBackup } from './upgrade-backup'
import { lockFolder } from './sqlite/data-folder'
import { openSqlite } from './sqlite/open-sqlite'
import type { Storage, StorageLocation } from './storage'
import { migrations } from './migrations'
import { migratePostgres } from './postgres/migrate-postgres'

/** For a command, which may run beside a server. */
export const openStorage = async (location: StorageLocation): Promise<Storage> =>
  location.databaseUrl === undefined
    ? openSqlite(location.dataDir, upgradeOptionsOf(location))
    : openPostgres(location.databaseUrl)

const upgradeOptionsOf = ({ backupDir, backupBeforeUpgrade }: StorageLocation) => ({ backupDir, backupBeforeUpgrade })

/** For a server. A folder can be used by one server only, a shared database by any number. */
export const openServerStorage = async (location: StorageLocation): Promise<Storage> => {
  if (location.databaseUrl !== undefined) return openStorage(location)
  const lock = lockFolder(location.dataDir)
  try {
    const storage = openSqlite(location.dataDir, { ...upgradeOptionsOf(location), logSize: 'preallocated' })
    const close = async (): Promise<void> => {
      await storage.close()
      lock.release()
    }
    return { ...storage, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Runs the missing migrations and returns their names. */
export const migrateStorage = async (location: StorageLocation): Promise<ReadonlyArray<string>> => {
  const { databaseUrl, backupBeforeUpgrade = true } = location
  if (databaseUrl === undefined) {
    // An embedded database is migrated whenever it is opened.
    await (await openStorage(location)).close()
    return []
  }
  const beforeUpgrade = (schemaVersion: number) => dumpBeforeUpgrade(location, databaseUrl, schemaVersion)
  const applied = await migratePostgres(databaseUrl, migrations, backupBeforeUpgrade ? beforeUpgrade : undefined)
  return applied.map(({ description }) => description)
}

const dumpBeforeUpgrade = async (
  location: StorageLocation,
  databaseUrl: string,
  schemaVersion: number,
): Promise<void> => {
  const { file, unfinished } = prepareUpgradeBackup(location, schemaVersion)
  makePrivateFile(unfinished)
  const dumped = await dumpPostgres(databaseUrl, unfinished)
  if (E.isLeft(dumped))
    throw new Error(
      `the backup before the upgrade could not be made (${dumped.left.replace(/\.$/, '')}), so make one yourself and set BACKUP_BEFORE_UPGRADE to off`,
    )
  renameWhenOnDisk(unfinished, file)
}
