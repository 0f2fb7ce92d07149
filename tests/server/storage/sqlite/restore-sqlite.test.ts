import { chmodSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { backupStorage, openServerStorage, openStorage, restoreStorage } from '../../../../server/storage'
import { organisationA, writeOrFail } from '../../../port-suites/storage-test-kit'
import { backUpTo, restoredStorageSuite } from '../../../port-suites/restored-storage'
import { temporaryFolder } from './temporary-folder'

const now = new Date('2026-11-22T12:00:00Z')

const placeIn = (dataDir: string) => ({ dataDir, databaseUrl: undefined })

/** The backup of a database with one carrier. */
const aBackup = async (): Promise<string> => {
  const folder = await temporaryFolder()
  const storage = await openStorage(placeIn(folder))
  await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('Noord'))
  await storage.close()
  const file = join(folder, 'backup.db')
  await backupStorage(placeIn(folder), file)
  return file
}

const restore = async (file: string, folder: string) => restoreStorage(placeIn(folder), file, now)

const copied = async () => {
  const folder = await temporaryFolder()
  return backUpTo(join(folder, 'backup.db'), placeIn(folder), async (at) =>
    placeIn(join(folder, `restored at ${at.toISOString()}`)),
  )
}

describe('a restored storage', () => {
  restoredStorageSuite(copied)
})

describe('a restore', () => {
  it('makes a folder that a server works on, for its owner alone, and leaves the backup as it was', async () => {
    const file = await aBackup()
    chmodSync(file, 0o644)
    const before = readFileSync(file)
    const folder = join(await temporaryFolder(), 'new')
    expect(await restore(file, folder)).toEqual(E.right(undefined))
    expect(readdirSync(folder).toSorted()).toEqual(['rondrit.db', 'server.lock'])
    expect(statSync(join(folder, 'rondrit.db')).mode & 0o777).toBe(0o600)
    expect(readFileSync(file)).toEqual(before)
    const storage = await openServerStorage(placeIn(folder))
    expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toEqual([
      { id: 1, displayName: 'Noord' },
    ])
    await storage.close()
  })

  it('is refused where there is a database, which stays', async () => {
    const file = await aBackup()
    const folder = await temporaryFolder()
    await (await openStorage(placeIn(folder))).close()
    const before = readFileSync(join(folder, 'rondrit.db'))
    expect(await restore(file, folder)).toEqual(
      E.left(`There is a database in ${folder} already: move that folder aside first.`),
    )
    expect(readFileSync(join(folder, 'rondrit.db'))).toEqual(before)
  })

  it('is refused while a server works there', async () => {
    const file = await aBackup()
    const folder = await temporaryFolder()
    const storage = await openServerStorage(placeIn(folder))
    await expect(restore(file, folder)).rejects.toThrow('another server works on the data folder')
    await storage.close()
  })

  it.each([
    [
      'a picture',
      () => Buffer.from('a picture, and no database at all, though it is long enough to be one'.repeat(99)),
    ],
    ['nothing', () => Buffer.alloc(0)],
    ['half of a backup', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ])('of %s is refused, and leaves nothing', async (_, made) => {
    const file = await aBackup()
    writeFileSync(file, made(readFileSync(file)))
    const folder = await temporaryFolder()
    expect(await restore(file, folder)).toEqual(E.left(`${file} is no backup, or not a whole one.`))
    expect(readdirSync(folder)).toEqual(['server.lock'])
  })

  it('of a file that is not there is refused', async () => {
    expect(await restore('/nowhere/backup.db', await temporaryFolder())).toEqual(
      E.left('There is no file /nowhere/backup.db.'),
    )
  })

  it('goes on where one before it was killed', async () => {
    const file = await aBackup()
    const folder = await temporaryFolder()
    for (const end of ['', '-journal']) writeFileSync(join(folder, `rondrit.db.unfinished${end}`), 'half of it')
    expect(await restore(file, folder)).toEqual(E.right(undefined))
    expect(readdirSync(folder).toSorted()).toEqual(['rondrit.db', 'server.lock'])
  })
})
