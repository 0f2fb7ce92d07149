import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StorageUnavailable } from '../../../../server/storage'
import { fromSqliteError } from '../../../../server/storage/sqlite/sqlite-error'
import { openSqlite } from '../../../../server/storage/sqlite/open-sqlite'
import { aCreationInfo, organisationA, writeOrFail, findProject } from '../../../port-suites/storage-test-kit'
import { temporaryFolder } from './temporary-folder'

/** A second connection to the same file, as of another program. */
const openOtherConnection = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'rondrit.db'))
  onTestFinished(() => database.close())
  return database
}

const openTestStorage = async () => {
  const folder = await temporaryFolder()
  const storage = openSqlite(folder)
  onTestFinished(() => storage.close())
  return { storage, other: openOtherConnection(folder) }
}

describe('a read while another program writes', () => {
  it('the read sees the snapshot of its start', async () => {
    const { storage, other } = await openTestStorage()
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    const versions = () =>
      storage.read(organisationA, async (records) => {
        const before = await findProject(records, 'p1')
        other.exec('update projects set version = version + 1')
        return [before.version, (await findProject(records, 'p1')).version]
      })
    expect(await versions()).toEqual([1, 1])
    expect(await versions()).toEqual([2, 2])
  })
})

describe('a database that another program has locked', () => {
  it('the read fails with StorageUnavailable', async () => {
    const { other } = await openTestStorage()
    const third = new DatabaseSync(other.location() ?? '', { timeout: 0 })
    onTestFinished(() => third.close())
    other.exec('begin immediate')
    const message = (() => {
      try {
        return third.exec('begin immediate')
      } catch (error) {
        return fromSqliteError(error)
      }
    })()
    other.exec('rollback')
    expect(message).toBeInstanceOf(StorageUnavailable)
  })
})
