import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeDueBackup, newestBackupTime } from '../../../server/lifecycle/scheduled-backups'
import { openServerStorage, restoreStorage, StorageFull } from '../../../server/storage'
import { right } from '../../kit/either'
import { eventually } from '../../kit/eventually'
import { aFolder } from '../folder'
import { anApp } from '../test-app'

const hour = (count: number): Date => new Date(Date.UTC(2026, 10, 27, count, 30))

const aSchedule = async (overrides: { readonly backupHours?: number | undefined } = {}) => {
  const dataDir = join(await aFolder(), 'data')
  let made = 0
  const at = (time: Date) =>
    makeDueBackup({
      dataDir,
      databaseUrl: undefined,
      backupHours: 6,
      backupsKept: 3,
      ...overrides,
      now: () => time,
      makeBackup: async (_, file) => {
        made += 1
        writeFileSync(file, String(made))
        return E.right(undefined)
      },
    })
  const folder = join(dataDir, 'backups')
  return { at, folder, names: () => readdirSync(folder).toSorted() }
}

describe('makeDueBackup', () => {
  it('a backup is made when the newest is as old as the settings say, and the newest ones are kept', async () => {
    const { at, names, folder } = await aSchedule()
    for (let count = 0; count <= 24; count += 1) await at(hour(count))
    expect(names()).toEqual(
      ['12', '18']
        .map((time) => `rondrit-2026-11-27T${time}-30-00Z.backup`)
        .concat('rondrit-2026-11-28T00-30-00Z.backup'),
    )
    expect(newestBackupTime(folder)).toBe(hour(24).getTime())
  })

  it('other files in the folder are left alone', async () => {
    const { at, names, folder } = await aSchedule()
    await at(hour(0))
    const other = ['before-upgrade-from-1.backup', 'rondrit-by-hand.backup']
    for (const name of other) writeFileSync(join(folder, name), '')
    for (let count = 6; count <= 24; count += 6) await at(hour(count))
    expect(names()).toHaveLength(3 + other.length)
    expect(names()).toEqual(expect.arrayContaining(other))
  })

  it('the part of a backup that a killed server left is deleted', async () => {
    const { at, names, folder } = await aSchedule()
    await at(hour(0))
    writeFileSync(join(folder, 'rondrit-2026-11-26T00-00-00Z.backup.unfinished'), '')
    await at(hour(6))
    expect(names().filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })

  it('a full disk of backups makes the backup fail, and not the database', async () => {
    const schedule = { dataDir: join(await aFolder(), 'data'), databaseUrl: undefined, backupHours: 1, backupsKept: 1 }
    const makeBackup = () => Promise.reject(new StorageFull('the disk is full'))
    const made = makeDueBackup({ ...schedule, now: () => hour(1), makeBackup })
    const failure: unknown = await made.catch((error: unknown) => error)
    expect(failure).toEqual(new Error('the disk is full'))
    expect(failure).not.toHaveProperty('cause')
  })

  it('a backup that fails is one error in the log that names the folder, the reason and the next try', async () => {
    const lines: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    onTestFinished(() => void vi.restoreAllMocks())
    const folder = join(await aFolder(), 'file')
    writeFileSync(folder, '')
    const app = await anApp({}, { LOG_LEVEL: 'warn', BACKUP_HOURS: '1', BACKUP_DIR: folder })
    await eventually(() => expect(lines).toHaveLength(1))
    await app.close()
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      msg: expect.stringMatching(/^the backup in \/\S+\/file failed \(.*EEXIST.*\): next try in ten minutes$/),
    })
  })

  it('no backup is made without the setting', async () => {
    const { at, folder } = await aSchedule({ backupHours: undefined })
    await at(hour(0))
    expect(existsSync(folder)).toBe(false)
  })

  it('a backup beside an open storage can be restored; one that fails is an error', async () => {
    const location = { dataDir: join(await aFolder(), 'data'), databaseUrl: undefined }
    const schedule = { ...location, backupHours: 1, backupsKept: 1, now: () => hour(1) }
    await expect(makeDueBackup(schedule)).rejects.toThrow('There is no database')
    const storage = await openServerStorage(location)
    await makeDueBackup(schedule)
    await storage.close()
    const [name = ''] = readdirSync(join(location.dataDir, 'backups'))
    const target = { ...location, dataDir: join(await aFolder(), 'data') }
    right(await restoreStorage(target, join(location.dataDir, 'backups', name), hour(2)))
  })
})
