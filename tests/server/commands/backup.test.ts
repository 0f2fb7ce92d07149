import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { backupCommand, migrateCommand } from '../../../server/commands/storage-commands'
import { openStorage, StorageFull } from '../../../server/storage'
import { noPorts } from './no-ports'

const aStorageLocation = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rondrit-backup-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return { dataDir, databaseUrl: undefined }
}

describe('npm run backup', () => {
  it('the command copies the database and reports it', async () => {
    const location = await aStorageLocation()
    await (await openStorage(location)).close()
    const file = join(location.dataDir, 'copy.db')
    const result = await backupCommand(location).run([file], noPorts)
    expect(result).toEqual(E.right(`All of it as it is now is in ${file}.`))
    expect(existsSync(file)).toBe(true)
  })

  it.each([
    [[], 'FILE is missing.'],
    [['one.db', 'two.db'], 'What is two.db? A name with spaces goes between quotes.'],
  ])('the arguments %j are refused', async (args, message) => {
    expect(await backupCommand(await aStorageLocation()).run(args, noPorts)).toEqual(E.left(message))
  })

  it('a full disk is reported with the name of the copy', async () => {
    const full = () => Promise.reject(new StorageFull('the disk of the data folder is full'))
    const result = await backupCommand(await aStorageLocation(), full).run(['/usb/copy.db'], noPorts)
    expect(result).toEqual(E.left('There is no room left for /usb/copy.db: nothing of it was kept.'))
  })

  it('a folder in which no file can be made is named', async () => {
    const location = await aStorageLocation()
    await (await openStorage(location)).close()
    const result = await backupCommand(location).run(['/proc/copy.db'], noPorts)
    expect(result).toEqual(E.left('This user cannot make a file in the folder /proc.'))
  })

  it('a folder without a database is refused', async () => {
    const location = await aStorageLocation()
    const result = await backupCommand(location).run([join(location.dataDir, 'copy.db')], noPorts)
    expect(result).toEqual(E.left(`There is no database in ${location.dataDir}.`))
  })
})

describe('npm run migrate', () => {
  it('the first run creates the tables, and the second finds them', async () => {
    const location = await aStorageLocation()
    expect(await migrateCommand(location).run([], noPorts)).toEqual(E.right('The tables are as they must be.'))
    expect(existsSync(join(location.dataDir, 'rondrit.db'))).toBe(true)
    expect(await migrateCommand(location).run([], noPorts)).toEqual(E.right('The tables are as they must be.'))
  })

  it('arguments are refused', async () => {
    const result = await migrateCommand(await aStorageLocation()).run(['now'], noPorts)
    expect(result).toEqual(E.left('What is now? A name with spaces goes between quotes.'))
  })
})
