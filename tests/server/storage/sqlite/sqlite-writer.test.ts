import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrations } from '../../../../server/storage/migrations'
import { createCommittedPlans } from '../../../../server/storage/cache/plan-cache'
import { openDatabase, type Database } from '../../../../server/storage/sqlite/database'
import { createSerialRunner } from '../../../../server/storage/sqlite/serial-runner'
import { migrateSqlite } from '../../../../server/storage/sqlite/migrate-sqlite'
import { createSqliteWriter } from '../../../../server/storage/sqlite/sqlite-writer'
import { emptyPlan } from '../../../../src/domain/plan'
import { aCreationInfo, organisationA } from '../../../port-suites/storage-test-kit'
import { temporaryFolder } from './temporary-folder'

const project = { ...aCreationInfo('p1'), version: 2, stopCount: 0, routeCount: 0, activityCount: 0 }

/** A writer whose commits fail as long as the test wants. */
const openTestWriter = async ({ syncLog = async (): Promise<void> => undefined } = {}) => {
  const database = openDatabase(join(await temporaryFolder(), 'rondrit.db'), 'to write')
  migrateSqlite(database, migrations)
  const state = { isCommitBroken: false, isRollbackBroken: false }
  const run: Database['run'] = (sql) => {
    if (sql === 'commit' && state.isCommitBroken) throw new Error('the disk is gone')
    if (sql === 'rollback' && state.isRollbackBroken) throw new Error('the disk is gone for good')
    database.run(sql)
  }
  const plans = createCommittedPlans()
  // When the disk is full, SQLite ends the transaction by itself.
  const statement: Database['statement'] = (sql) => {
    const prepared = database.statement(sql)
    const write: typeof prepared.run = (parameters) => {
      if (parameters.includes('too much')) {
        database.run('rollback')
        throw new Error('there is no room')
      }
      return prepared.run(parameters)
    }
    return { ...prepared, run: write }
  }
  const runSerially = createSerialRunner()
  const writer = createSqliteWriter(
    { ...database, run, statement },
    plans,
    { runSerially, beforeWrite: () => undefined, syncLog },
    undefined,
  )
  onTestFinished(() => database.close())
  const add = (name: string, shouldCommit = true) =>
    writer.write(async ({ runner: { db } }, uncommitted) => {
      await db.insertInto('directory').values({ kind: 'user', name, organisation: organisationA }).execute()
      if (shouldCommit) uncommitted.putPlan(organisationA, project, emptyPlan)
      return shouldCommit ? E.right(name) : E.left(name)
    })
  const addAtOnce = (...names: ReadonlyArray<string>) =>
    writer.write(async ({ runner: { db } }) => {
      const rows = names.map((name) => ({ kind: 'user' as const, name, organisation: organisationA }))
      await Promise.all(rows.map((row) => db.insertInto('directory').values(row).execute()))
      return E.right(names)
    })
  const addWithPause = (name: string) =>
    writer.write(async ({ runner: { db }, pause }) => {
      await db.insertInto('directory').values({ kind: 'user', name, organisation: organisationA }).execute()
      await pause()
      return E.right(name)
    })
  const refuse = (name: string) => writer.write(async () => E.left(name))
  const names = () => database.statement('select name from directory order by name').all([])
  return { state, plans, runSerially, add, addAtOnce, addWithPause, refuse, names }
}

describe('a write on a full disk', () => {
  it('no part of the write is stored, not even what follows the failure', async () => {
    const { add, addAtOnce, names } = await openTestWriter()
    const all = await Promise.allSettled([addAtOnce('a', 'too much', 'b'), add('c')])
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    await add('d')
    expect(names()).toEqual([{ name: 'c' }, { name: 'd' }])
  })
})

describe('a long write', () => {
  it('reads run while the log of a long write is synced, and no other write does', async () => {
    const events: string[] = []
    const { runSerially, addWithPause, add, names } = await openTestWriter({
      syncLog: async () => {
        other = add('b').then(() => void events.push('b'))
        await runSerially(async () => void events.push('read'))
        events.push('synced')
      },
    })
    let other: Promise<void> | undefined
    await addWithPause('a')
    events.push('a')
    await other
    expect(events).toEqual(['read', 'synced', 'a', 'b'])
    expect(names()).toEqual([{ name: 'a' }, { name: 'b' }])
  })
})

describe('a failing commit', () => {
  it('all writes that share the commit fail, and nothing of them stays in the cache', async () => {
    const { state, plans, add, refuse, names } = await openTestWriter()
    state.isCommitBroken = true
    const all = await Promise.allSettled([add('a'), refuse('b'), add('c')])
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(names()).toEqual([])
    expect(plans.getPlan(organisationA, project)).toBeUndefined()
  })

  it('a write that was refused and rolled back before is not affected', async () => {
    const { state, add, names } = await openTestWriter()
    state.isCommitBroken = true
    const all = await Promise.allSettled([add('a'), add('b', false), add('c')])
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(await add('b', false)).toEqual(E.left('b'))
    expect(names()).toEqual([])
  })

  it('the next write is not affected', async () => {
    const { state, plans, add, names } = await openTestWriter()
    state.isCommitBroken = true
    await expect(add('a')).rejects.toThrow('the disk is gone')
    state.isCommitBroken = false
    expect(await Promise.all([add('b'), add('c', false), add('d')])).toEqual([E.right('b'), E.left('c'), E.right('d')])
    expect(names()).toEqual([{ name: 'b' }, { name: 'd' }])
    expect(plans.getPlan(organisationA, project)).toBe(emptyPlan)
  })
})

describe('a failing rollback', () => {
  it('all writes that share the commit fail, and all later ones until the rollback works', async () => {
    const { state, add } = await openTestWriter()
    state.isCommitBroken = true
    state.isRollbackBroken = true
    await expect(add('a')).rejects.toThrow(/^the disk is gone$/)
    await expect(add('b')).rejects.toThrow('the disk is gone for good')
    await expect(add('c')).rejects.toThrow('the disk is gone for good')
  })

  it('later writes see nothing of the failed ones', async () => {
    const { state, plans, add, names } = await openTestWriter()
    state.isCommitBroken = true
    state.isRollbackBroken = true
    await expect(add('a')).rejects.toThrow('the disk is gone')
    state.isCommitBroken = false
    state.isRollbackBroken = false
    expect(await Promise.all([add('b'), add('c')])).toEqual([E.right('b'), E.right('c')])
    expect(names()).toEqual([{ name: 'b' }, { name: 'c' }])
    expect(plans.getPlan(organisationA, project)).toBe(emptyPlan)
  })
})

describe('the writing connection', () => {
  it('every commit waits for the disk', async () => {
    const database = openDatabase(join(await temporaryFolder(), 'rondrit.db'), 'to write')
    onTestFinished(() => database.close())
    expect(database.statement('pragma journal_mode').all([])).toEqual([{ journal_mode: 'wal' }])
    const FULL = 2
    expect(database.statement('pragma synchronous').all([])).toEqual([{ synchronous: FULL }])
  })
})
