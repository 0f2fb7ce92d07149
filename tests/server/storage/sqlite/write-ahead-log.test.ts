import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import {
  MAX_PAGES_OF_WRITER,
  createCheckpoints,
  type Checkpoints,
} from '../../../../server/storage/sqlite/write-ahead-log'
import { isJsonObject } from '../../../../src/domain/parse'
import { openDatabase, type Database } from '../../../../server/storage/sqlite/database'
import { temporaryFolder } from './temporary-folder'

const PAGE = 4_096
const MB = 1_000_000

type Opened = { readonly file: string; readonly database: Database; readonly checkpoints: Checkpoints }

const opened: Opened[] = []

const open = async (): Promise<Opened> => {
  const file = join(await temporaryFolder(), 'rondrit.db')
  const database = openDatabase(file, 'to write')
  database.exec('create table notes (id integer primary key, note text not null)')
  const checkpoints = createCheckpoints(file, database)
  const openedLog = { file, database, checkpoints }
  opened.push(openedLog)
  return openedLog
}

/** Makes this many writes of several pages each. */
const write = ({ database, checkpoints }: Opened, times: number): void => {
  for (let time = 0; time < times; time += 1) {
    database.statement('insert into notes (note) values (?)').run(['x'.repeat(40 * PAGE)])
    checkpoints.afterWrite()
  }
}

/** Pages of the log that are not in the database file yet. */
const pagesLeftIn = ({ statement }: Database): number => {
  const [state] = statement('pragma wal_checkpoint(noop)').all([])
  return isJsonObject(state) ? Number(state['log']) - Number(state['checkpointed']) : NaN
}

const sizeOf = (file: string): number => statSync(file).size

const waitUntil = async (condition: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !condition(); tries += 1) await setTimeout(25)
}

const end = async ({ checkpoints, database }: Opened): Promise<void> => {
  await checkpoints.close()
  database.close()
}

describe('createCheckpoints', () => {
  afterEach(async () => {
    for (const openedLog of opened.splice(0)) await end(openedLog)
  })

  it('another thread moves the log into the database file while writing continues', async () => {
    const openedLog = await open()
    write(openedLog, 160)
    // The writing connection itself would start only at eight times this size.
    await waitUntil(() => sizeOf(openedLog.file) > 10 * MB)
    expect(sizeOf(openedLog.file)).toBeGreaterThan(10 * MB)
  })

  it('the log size is limited, however much is written', async () => {
    const openedLog = await open()
    for (let time = 0; time < 30; time += 1) {
      write(openedLog, 32)
      await setTimeout(10)
    }
    expect(sizeOf(openedLog.file)).toBeGreaterThan(50 * MB)
    expect(sizeOf(`${openedLog.file}-wal`)).toBeLessThan(150 * MB)
  })

  it('the writing connection itself moves only the few pages that the thread has left', async () => {
    const { file, database } = await open()
    const movedPages: number[] = []
    const observed: Database = {
      ...database,
      statement: (sql) => {
        if (sql === 'pragma wal_checkpoint(passive)') movedPages.push(pagesLeftIn(database))
        return database.statement(sql)
      },
    }
    const openedLog = { file, database: observed, checkpoints: createCheckpoints(file, observed) }
    write(openedLog, 240)
    while (movedPages.length === 0) {
      write(openedLog, 1)
      await setTimeout(25)
    }
    expect(Math.max(...movedPages)).toBeLessThanOrEqual(MAX_PAGES_OF_WRITER)
    await openedLog.checkpoints.close()
  })

  it('the log is empty once the database is closed', async () => {
    const openedLog = await open()
    write(openedLog, 200)
    await openedLog.checkpoints.close()
    expect(sizeOf(`${openedLog.file}-wal`)).toBe(0)
    expect(sizeOf(openedLog.file)).toBeGreaterThan(200 * 40 * PAGE)
  })

  it('the process waits for the thread when it ends, and not before', async () => {
    const openedLog = await open()
    const holding = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length
    const before = holding()
    write(openedLog, 160)
    expect(holding()).toBe(before)
    const closed = openedLog.checkpoints.close()
    expect(holding()).toBe(before + 1)
    await closed
  })

  it('a few writes leave a small log and start no thread', async () => {
    const openedLog = await open()
    write(openedLog, 3)
    await openedLog.checkpoints.close()
    expect(sizeOf(`${openedLog.file}-wal`)).toBe(0)
  })
})
