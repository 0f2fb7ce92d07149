import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { backupFolderOf, makePrivateFolder, backupStorage, type StorageLocation } from '../storage'

export type BackupSchedule = {
  /** undefined: no backups are made */
  readonly backupHours: number | undefined
  readonly backupsKept: number
}

type BackupPorts = StorageLocation &
  BackupSchedule & {
    readonly now: () => Date
    readonly makeBackup?: typeof backupStorage
  }

const HOUR_MS = 3_600_000

/** How often it is checked whether a backup is due, and tried again after one that failed. */
const CHECK_MS = 10 * 60_000

const fileName = /^rondrit-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/

const nameAt = (time: Date): string => `rondrit-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

/** The scheduled backups in a folder, oldest first. */
const backupsIn = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder)
      .filter((name) => fileName.test(name))
      .toSorted()
  } catch {
    return []
  }
}

/** In milliseconds; undefined if there is none. */
export const newestBackupTime = (folder: string): number | undefined => {
  const time = backupsIn(folder).at(-1)?.replace(fileName, '$1T$2:$3:$4Z')
  return time === undefined ? undefined : Date.parse(time)
}

/** Makes a backup if the newest one is too old, and deletes the oldest ones that are too many. */
export const makeDueBackup = async (ports: BackupPorts): Promise<void> => {
  const { backupHours, backupsKept, now, makeBackup = backupStorage } = ports
  const folder = backupFolderOf(ports)
  const newest = newestBackupTime(folder)
  if (backupHours === undefined || (newest !== undefined && now().getTime() - newest < backupHours * HOUR_MS)) return
  makePrivateFolder(folder)
  removeUnfinished(folder)
  const made = await makeBackup(ports, join(folder, nameAt(now()))).catch((error: unknown) =>
    // Its cause is left out: a full disk of backups is not a lost database.
    E.left(error instanceof Error ? error.message : String(error)),
  )
  if (E.isLeft(made)) throw new Error(made.left)
  for (const name of backupsIn(folder).slice(0, -backupsKept)) rmSync(join(folder, name))
}

/** A server that was killed may have left the part of a backup. */
const removeUnfinished = (folder: string): void => {
  for (const name of readdirSync(folder)) if (/^rondrit-.*\.backup\.unfinished$/.test(name)) rmSync(join(folder, name))
}

/** Makes backups until the returned function is called. */
export const startBackups = (ports: BackupPorts & { readonly failure: (message: string) => void }): (() => void) => {
  if (ports.backupHours === undefined) return () => undefined
  let isRunning = false
  const run = (): void => {
    if (isRunning) return
    isRunning = true
    void makeDueBackup(ports)
      .catch((error: unknown) => {
        const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
        ports.failure(`the backup in ${backupFolderOf(ports)} failed (${reason}): next try in ten minutes`)
      })
      .finally(() => (isRunning = false))
  }
  const timer = setInterval(run, CHECK_MS)
  timer.unref()
  run()
  return () => clearInterval(timer)
}
