import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { backupCommand } from '../../../server/commands/backup'
import { migrateCommand } from '../../../server/commands/migrate'
import { openStorage, StorageFull } from '../../../server/storage'
import { noPorts } from './no-ports'

const aPlace = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rondrit-backup-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return { dataDir, databaseUrl: undefined }
}

describe('npm run backup', () => {
  it('copies the database and says so', async () => {
    const place = await aPlace()
    await (await openStorage(place)).close()
    const file = join(place.dataDir, 'copy.db')
    const said = await backupCommand(place).run([file], noPorts)
    expect(said).toEqual(E.right(`All of it as it is now is in ${file}.`))
    expect(existsSync(file)).toBe(true)
  })

  it.each([
    [[], 'FILE is missing.'],
    [['one.db', 'two.db'], 'What is two.db? A name with spaces goes between quotes.'],
  ])('refuses %j', async (args, words) => {
    expect(await backupCommand(await aPlace()).run(args, noPorts)).toEqual(E.left(words))
  })

  it('says whose disk is full: that of the copy', async () => {
    const full = () => Promise.reject(new StorageFull('the disk of the data folder is full'))
    const said = await backupCommand(await aPlace(), full).run(['/usb/copy.db'], noPorts)
    expect(said).toEqual(E.left('There is no room left for /usb/copy.db: nothing of it was kept.'))
  })

  it('refuses where there is nothing', async () => {
    const place = await aPlace()
    const said = await backupCommand(place).run([join(place.dataDir, 'copy.db')], noPorts)
    expect(said).toEqual(E.left(`There is no database in ${place.dataDir}.`))
  })
})

describe('npm run migrate', () => {
  it('makes the tables, and finds them made', async () => {
    const place = await aPlace()
    expect(await migrateCommand(place).run([], noPorts)).toEqual(E.right('The tables are as they must be.'))
    expect(existsSync(join(place.dataDir, 'rondrit.db'))).toBe(true)
    expect(await migrateCommand(place).run([], noPorts)).toEqual(E.right('The tables are as they must be.'))
  })

  it('takes no words', async () => {
    const said = await migrateCommand(await aPlace()).run(['now'], noPorts)
    expect(said).toEqual(E.left('What is now? A name with spaces goes between quotes.'))
  })
})
