import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivateFolder } from './private-files'
import type { StorageLocation } from './storage'

/** For the backups that the program makes by itself. */
export const backupFolderOf = ({ dataDir, backupDir }: Omit<StorageLocation, 'databaseUrl'>): string =>
  backupDir ?? join(dataDir, 'backups')

/** An upgrade that was interrupted between its migrations makes another one from there on. */
const KEPT_BACKUPS = 3

const fileName = /^before-upgrade-from-(\d+)\.backup$/

/** Prepares the file of the backup before an upgrade from a schema version; the oldest ones are deleted. */
export const prepareUpgradeBackup = (
  location: Omit<StorageLocation, 'databaseUrl'>,
  schemaVersion: number,
): { readonly file: string; readonly unfinished: string } => {
  const folder = backupFolderOf(location)
  makePrivateFolder(folder)
  const versions = readdirSync(folder).flatMap((name) => fileName.exec(name)?.[1] ?? [])
  const others = versions.map(Number).filter((version) => version !== schemaVersion)
  const fileOf = (version: number): string => join(folder, `before-upgrade-from-${version}.backup`)
  for (const version of others.toSorted((one, other) => other - one).slice(KEPT_BACKUPS - 1)) rmSync(fileOf(version))
  const unfinished = `${fileOf(schemaVersion)}.unfinished`
  rmSync(unfinished, { force: true })
  return { file: fileOf(schemaVersion), unfinished }
}
