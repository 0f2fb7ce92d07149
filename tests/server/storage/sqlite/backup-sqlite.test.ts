import { chmodSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { backupStorage, openServerStorage, openStorage, restoreStorage } from '../../../../server/storage'
import { organisationA, writeOrFail } from '../../../port-suites/storage-test-kit'
import { backUpTo, restoredStorageSuite } from '../../../port-suites/restored-storage'
import { temporaryFolder } from './temporary-folder'

const now = new Date('2026-11-22T12:00:00Z')

const locationIn = (dataDir: string) => ({ dataDir, databaseUrl: undefined })

/** The backup of a database with one carrier. */
const aBackup = async (): Promise<string> => {
  const folder = await temporaryFolder()
  const storage = await openStorage(locationIn(folder))
  await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Noord'))
  await storage.close()
  const file = join(folder, 'backup.db')
  await backupStorage(locationIn(folder), file)
  return file
}

const restore = async (file: string, folder: string) => restoreStorage(locationIn(folder), file, now)

const copied = async () => {
  const folder = await temporaryFolder()
  return backUpTo(join(folder, 'backup.db'), locationIn(folder), async (timestamp) =>
    locationIn(join(folder, `restored at ${timestamp.toISOString()}`)),
  )
}

describe('a storage restored to a folder', () => {
  restoredStorageSuite(copied)
})

describe('restoreSqlite', () => {
  it('the restored folder is usable and private, and the backup is unchanged', async () => {
    const file = await aBackup()
    chmodSync(file, 0o644)
    const before = readFileSync(file)
    const folder = join(await temporaryFolder(), 'new')
    expect(await restore(file, folder)).toEqual(E.right(undefined))
    expect(readdirSync(folder).toSorted()).toEqual(['rondrit.db', 'server.lock'])
    expect(statSync(join(folder, 'rondrit.db')).mode & 0o777).toBe(0o600)
    expect(readFileSync(file)).toEqual(before)
    const storage = await openServerStorage(locationIn(folder))
    expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toEqual([
      { id: 1, displayName: 'Noord' },
    ])
    await storage.close()
  })

  it('a folder with a database is refused and unchanged', async () => {
    const file = await aBackup()
    const folder = await temporaryFolder()
    await (await openStorage(locationIn(folder))).close()
    const before = readFileSync(join(folder, 'rondrit.db'))
    expect(await restore(file, folder)).toEqual(
      E.left(`There is a database in ${folder} already: move that folder aside first.`),
    )
    expect(readFileSync(join(folder, 'rondrit.db'))).toEqual(before)
  })

  it('a folder with a running server is refused', async () => {
    const file = await aBackup()
    const folder = await temporaryFolder()
    const storage = await openServerStorage(locationIn(folder))
    await expect(restore(file, folder)).rejects.toThrow('another server works on the data folder')
    await storage.close()
  })

  it.each([
    [
      'a picture',
      () => Buffer.from('a picture, and no database at all, though it is long enough to be one'.repeat(99)),
    ],
    ['no bytes', () => Buffer.alloc(0)],
    ['half of a backup', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ])('a file with %s is refused, and nothing is left', async (_, damage) => {
    const file = await aBackup()
    writeFileSync(file, damage(readFileSync(file)))
    const folder = await temporaryFolder()
    expect(await restore(file, folder)).toEqual(E.left(`${file} is no backup, or not a whole one.`))
    expect(readdirSync(folder)).toEqual(['server.lock'])
  })

  it('a missing file is refused', async () => {
    expect(await restore('/nowhere/backup.db', await temporaryFolder())).toEqual(
      E.left('There is no file /nowhere/backup.db.'),
    )
  })

  it('a restore succeeds after an earlier one was killed', async () => {
    const file = await aBackup()
    const folder = await temporaryFolder()
    for (const end of ['', '-journal']) writeFileSync(join(folder, `rondrit.db.unfinished${end}`), 'half of it')
    expect(await restore(file, folder)).toEqual(E.right(undefined))
    expect(readdirSync(folder).toSorted()).toEqual(['rondrit.db', 'server.lock'])
  })
})
