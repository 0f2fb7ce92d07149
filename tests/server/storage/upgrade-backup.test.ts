import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it } from 'vitest'
import { openServerStorage, restoreStorage } from '../../../server/storage'
import { prepareUpgradeBackup } from '../../../server/storage/upgrade-backup'
import { unpackDataFolder } from '../../crash/release/earlier-release'
import { right } from '../../kit/either'
import { aFolder } from '../folder'

const backupName = 'before-upgrade-from-1.backup'

/** All rows of all tables, as any program finds them. */
const rowsIn = (file: string): Readonly<Record<string, unknown>> => {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name").all()
  const rows = tables.map(({ name }) => [String(name), database.prepare(`select * from ${String(name)}`).all()])
  database.close()
  return Object.fromEntries(rows)
}

/** A data folder that the release before has written. */
const anOldDataFolder = async (): Promise<string> => {
  const dataDir = join(await aFolder(), 'data')
  await unpackDataFolder(dataDir)
  return dataDir
}

describe('an upgrade of a data folder', () => {
  it('an upgrade makes a backup first, in which the release before finds its tables and rows as they were', async () => {
    const dataDir = await anOldDataFolder()
    const before = rowsIn(join(dataDir, 'rondrit.db'))
    await (await openServerStorage({ dataDir, databaseUrl: undefined })).close()
    const backup = join(dataDir, 'backups', backupName)
    expect(rowsIn(backup)).toEqual(before)
    expect(rowsIn(join(dataDir, 'rondrit.db'))).not.toEqual(before)
    const restored = { dataDir: join(await aFolder(), 'data'), databaseUrl: undefined }
    right(await restoreStorage(restored, backup, new Date()))
    await (await openServerStorage(restored)).close()
  })

  it('a start without anything to change makes no backup', async () => {
    const location = { dataDir: join(await aFolder(), 'data'), databaseUrl: undefined }
    for (const time of [1, 2]) {
      await (await openServerStorage(location)).close()
      expect(existsSync(join(location.dataDir, 'backups')), `start ${time}`).toBe(false)
    }
  })

  it('an upgrade makes no backup where the settings say so, and makes it in the folder of the settings', async () => {
    const [dataDir, backupDir] = [await anOldDataFolder(), await aFolder()]
    await (await openServerStorage({ dataDir, databaseUrl: undefined, backupDir, backupBeforeUpgrade: false })).close()
    expect(readdirSync(backupDir)).toEqual([])
    const other = await anOldDataFolder()
    await (await openServerStorage({ dataDir: other, databaseUrl: undefined, backupDir })).close()
    expect(readdirSync(backupDir)).toEqual([backupName])
    expect(existsSync(join(other, 'backups'))).toBe(false)
  })

  it('an upgrade does not begin where no backup can be made', async () => {
    const [dataDir, backupDir] = [await anOldDataFolder(), join(await aFolder(), 'file')]
    const before = rowsIn(join(dataDir, 'rondrit.db'))
    writeFileSync(backupDir, '')
    await expect(openServerStorage({ dataDir, databaseUrl: undefined, backupDir })).rejects.toThrow('EEXIST')
    expect(rowsIn(join(dataDir, 'rondrit.db'))).toEqual(before)
  })
})

describe('prepareUpgradeBackup', () => {
  it('the backups before the last three upgrades are kept', async () => {
    const backupDir = await aFolder()
    for (const version of [1, 2, 9, 10, 11])
      writeFileSync(prepareUpgradeBackup({ dataDir: '', backupDir }, version).file, '')
    expect(readdirSync(backupDir).toSorted()).toEqual(
      [10, 11, 9].map((version) => `before-upgrade-from-${version}.backup`),
    )
  })
})
