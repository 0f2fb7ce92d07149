import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSqlite } from '../../../../server/storage/sqlite/open-sqlite'
import { aCreationInfo, changePlanOf, organisationA, writeOrFail, readPlanOf, organisationB } from '../../../port-suites/storage-test-kit'
import { aFolder } from './temporary-folder'

const anotherTurn = () => new Promise((resolve) => setImmediate(resolve))

const opened = async () => {
  const folder = await aFolder()
  const heard: string[] = []
  const storage = openSqlite(folder, { hear: (sql) => heard.push(sql) })
  onTestFinished(() => storage.close())
  await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
  const other = new DatabaseSync(join(folder, 'rondrit.db'))
  onTestFinished(() => other.close())
  const versionRead = () => storage.read(organisationA, async ({ projects }) => (await projects.find('p1'))?.version)
  const versionWritten = () => writeOrFail(storage, organisationA, async ({ projects }) => (await projects.find('p1'))?.version)
  return { storage, other, heard, versionRead, versionWritten }
}

describe('a project that is known', () => {
  it('is not looked up again after other writes of this server', async () => {
    const { storage, heard, versionRead, versionWritten } = await opened()
    await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('One'))
    heard.length = 0
    expect([await versionRead(), await versionWritten(), await versionRead()]).toEqual([1, 1, 1])
    expect(heard).toEqual([])
  })

  it('is looked up again once another program wrote, in a write as in a read', async () => {
    const { other, versionRead, versionWritten } = await opened()
    other.exec('update projects set version = 2')
    expect(await versionWritten()).toBe(2)
    other.exec('update projects set version = 3')
    expect([await versionRead(), await versionWritten()]).toEqual([3, 3])
    other.exec('delete from projects')
    expect([await versionRead(), await versionWritten()]).toEqual([undefined, undefined])
  })

  it('is gone once it was removed, and still there where the removal was undone', async () => {
    const { storage, versionRead } = await opened()
    await storage.write(organisationA, async ({ projects }) => {
      await projects.remove('p1')
      expect(await projects.find('p1')).toBeUndefined()
      return E.left('after all not')
    })
    expect(await versionRead()).toBe(1)
    await writeOrFail(storage, organisationA, ({ projects }) => projects.remove('p1'))
    expect(await versionRead()).toBeUndefined()
  })

  it('is answered from memory in its committed version', async () => {
    const { storage, other } = await opened()
    const glanced = () => storage.glance(organisationA, 'p1')?.version
    expect([glanced(), storage.glance(organisationB, 'p1'), storage.glance(organisationA, 'p2')]).toEqual([1, undefined, undefined])
    const changing = writeOrFail(storage, organisationA, async (records) => {
      await changePlanOf(records, 'p1', (plan) => ({ ...plan, extra: { colour: 'red' } }))
      return glanced()
    })
    expect([await changing, glanced()]).toEqual([1, 2])
    await anotherTurn()
    other.exec('update projects set version = 7')
    expect(glanced()).toBeUndefined()
    await readPlanOf(storage, organisationA, 'p1')
    expect(glanced()).toBe(7)
    await storage.close()
    expect(glanced()).toBeUndefined()
  })
})
