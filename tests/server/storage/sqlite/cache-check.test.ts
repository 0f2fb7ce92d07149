import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSqlite } from '../../../../server/storage/sqlite/open-sqlite'
import { aBirth, changed, depot, kept, planIn, rival } from '../../../port-suites/storage-test-kit'
import { aFolder } from './temporary-folder'

const anotherTurn = () => new Promise((resolve) => setImmediate(resolve))

const opened = async () => {
  const folder = await aFolder()
  const heard: string[] = []
  const storage = openSqlite(folder, { hear: (sql) => heard.push(sql) })
  onTestFinished(() => storage.close())
  await kept(storage, depot, ({ projects }) => projects.add(aBirth('p1')))
  const other = new DatabaseSync(join(folder, 'rondrit.db'))
  onTestFinished(() => other.close())
  const versionRead = () => storage.read(depot, async ({ projects }) => (await projects.find('p1'))?.version)
  const versionWritten = () => kept(storage, depot, async ({ projects }) => (await projects.find('p1'))?.version)
  return { storage, other, heard, versionRead, versionWritten }
}

describe('a project that is known', () => {
  it('is not looked up again after other writes of this server', async () => {
    const { storage, heard, versionRead, versionWritten } = await opened()
    await kept(storage, depot, ({ carriers }) => carriers.add('One'))
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
    await storage.write(depot, async ({ projects }) => {
      await projects.remove('p1')
      expect(await projects.find('p1')).toBeUndefined()
      return E.left('after all not')
    })
    expect(await versionRead()).toBe(1)
    await kept(storage, depot, ({ projects }) => projects.remove('p1'))
    expect(await versionRead()).toBeUndefined()
  })

  it('is answered from memory in its committed version', async () => {
    const { storage, other } = await opened()
    const glanced = () => storage.glance(depot, 'p1')?.version
    expect([glanced(), storage.glance(rival, 'p1'), storage.glance(depot, 'p2')]).toEqual([1, undefined, undefined])
    const changing = kept(storage, depot, async (records) => {
      await changed(records, 'p1', (plan) => ({ ...plan, extra: { colour: 'red' } }))
      return glanced()
    })
    expect([await changing, glanced()]).toEqual([1, 2])
    await anotherTurn()
    other.exec('update projects set version = 7')
    expect(glanced()).toBeUndefined()
    await planIn(storage, depot, 'p1')
    expect(glanced()).toBe(7)
    await storage.close()
    expect(glanced()).toBeUndefined()
  })
})
