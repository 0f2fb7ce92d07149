import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backupStorage, openServerStorage } from '../../../server/storage'
import { aCreationInfo, organisationA, writeOrFail } from '../../port-suites/storage-test-kit'
import { right } from '../../kit/either'
import { temporaryFolder } from './sqlite/temporary-folder'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

describe('files in a data folder', () => {
  let before: number
  beforeEach(() => {
    before = process.umask(0)
  })
  afterEach(() => {
    process.umask(before)
  })

  const openedIn = async (dataDir: string) => {
    const storage = await openServerStorage({ dataDir, databaseUrl: undefined })
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    return storage
  }

  it('only the owner can read the files', async () => {
    const dataDir = join(await temporaryFolder(), 'rondrit', 'data')
    const storage = await openedIn(dataDir)
    expect(modeOf(dataDir)).toBe('700')
    const files = readdirSync(dataDir).filter((name) => name.startsWith('rondrit.db'))
    expect(files.map((name) => [name, modeOf(join(dataDir, name))])).toEqual([
      ['rondrit.db', '600'],
      ['rondrit.db-shm', '600'],
      ['rondrit.db-wal', '600'],
    ])
    await storage.close()
  })

  it.each(['/proc/rondrit', '/proc/rondrit/data', '/dev/null/data'])(
    'a data folder at %s is refused',
    async (dataDir) => {
      await expect(openServerStorage({ dataDir, databaseUrl: undefined })).rejects.toThrow(
        `the data folder ${dataDir} cannot be made, for`,
      )
    },
  )

  it('only the owner can read a backup', async () => {
    const folder = await temporaryFolder()
    const storage = await openedIn(join(folder, 'data'))
    const file = join(folder, 'backup.db')
    right(await backupStorage({ dataDir: join(folder, 'data'), databaseUrl: undefined }, file))
    expect(modeOf(file)).toBe('600')
    await storage.close()
  })

  it('an existing folder keeps its permissions, but the database is private', async () => {
    const dataDir = join(await temporaryFolder(), 'data')
    mkdirSync(dataDir, { mode: 0o750 })
    const storage = await openedIn(dataDir)
    expect([modeOf(dataDir), modeOf(join(dataDir, 'rondrit.db'))]).toEqual(['750', '600'])
    await storage.close()
  })
})
