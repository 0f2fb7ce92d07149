import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSqlite } from '../../../../server/storage/sqlite/open-sqlite'
import {
  aCreationInfo,
  changePlanOf,
  organisationA,
  writeOrFail,
  readPlanOf,
  organisationB,
} from '../../../port-suites/storage-test-kit'
import { temporaryFolder } from './temporary-folder'

const nextImmediate = () => new Promise((resolve) => setImmediate(resolve))

const openStorages = async () => {
  const folder = await temporaryFolder()
  const statements: string[] = []
  const storage = openSqlite(folder, { onStatement: (sql) => statements.push(sql) })
  onTestFinished(() => storage.close())
  await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
  const otherDatabase = new DatabaseSync(join(folder, 'rondrit.db'))
  onTestFinished(() => otherDatabase.close())
  const versionRead = () => storage.read(organisationA, async ({ projects }) => (await projects.find('p1'))?.version)
  const versionWritten = () =>
    writeOrFail(storage, organisationA, async ({ projects }) => (await projects.find('p1'))?.version)
  return { storage, otherDatabase, statements, versionRead, versionWritten }
}

describe('createCacheCheck', () => {
  it('a cached project is not read again after other writes of this server', async () => {
    const { storage, statements, versionRead, versionWritten } = await openStorages()
    await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('One'))
    statements.length = 0
    expect([await versionRead(), await versionWritten(), await versionRead()]).toEqual([1, 1, 1])
    expect(statements).toEqual([])
  })

  it('a cached project is read again after another program wrote, in a write as in a read', async () => {
    const { otherDatabase, versionRead, versionWritten } = await openStorages()
    otherDatabase.exec('update projects set version = 2')
    expect(await versionWritten()).toBe(2)
    otherDatabase.exec('update projects set version = 3')
    expect([await versionRead(), await versionWritten()]).toEqual([3, 3])
    otherDatabase.exec('delete from projects')
    expect([await versionRead(), await versionWritten()]).toEqual([undefined, undefined])
  })

  it('a removed project is gone, and present if the removal was rolled back', async () => {
    const { storage, versionRead } = await openStorages()
    await storage.write(organisationA, async ({ projects }) => {
      await projects.remove('p1')
      expect(await projects.find('p1')).toBeUndefined()
      return E.left('after all not')
    })
    expect(await versionRead()).toBe(1)
    await writeOrFail(storage, organisationA, ({ projects }) => projects.remove('p1'))
    expect(await versionRead()).toBeUndefined()
  })

  it('peek answers the committed version from the cache', async () => {
    const { storage, otherDatabase } = await openStorages()
    const peekedVersion = () => storage.peek(organisationA, 'p1')?.version
    expect([peekedVersion(), storage.peek(organisationB, 'p1'), storage.peek(organisationA, 'p2')]).toEqual([
      1,
      undefined,
      undefined,
    ])
    const change = writeOrFail(storage, organisationA, async (records) => {
      await changePlanOf(records, 'p1', (plan) => ({ ...plan, unknownFields: { colour: 'red' } }))
      return peekedVersion()
    })
    expect([await change, peekedVersion()]).toEqual([1, 2])
    await nextImmediate()
    otherDatabase.exec('update projects set version = 7')
    expect(peekedVersion()).toBeUndefined()
    await readPlanOf(storage, organisationA, 'p1')
    expect(peekedVersion()).toBe(7)
    await storage.close()
    expect(peekedVersion()).toBeUndefined()
  })
})
