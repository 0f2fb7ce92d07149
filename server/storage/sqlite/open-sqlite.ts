import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { doorWith } from '../in-flight-gate'
import { migrations, type Migration } from '../migrations'
import { settledPlans } from '../cache/committed-plans'
import { makePrivateFile } from '../private-files'
import { answers, anything } from '../sql/probe-database'
import { directoryIn } from '../sql/sql-directory'
import { recordsOf } from '../sql/records-of'
import { unitOf } from '../sql/unit-of-work'
import type { Storage } from '../storage'
import { accidentOf } from './sqlite-error'
import { checkpointsOf, MOST_LOG_PAGES, type Checkpoints } from './checkpoints'
import { openDatabase, PAGE_BYTES, type Database } from './database'
import { doubtsOf } from './cache-check'
import { glanceAt } from './peek'
import { inTurn } from './serial-runner'
import { makeRoomInLog } from './log-size'
import { makeFolder } from './make-data-folder'
import { migrateSqlite } from './migrate-sqlite'
import { readerOn } from './reader'
import type { Hear } from '../sql/statement-scope'
import { writerOn } from './sqlite-writer'

/** The database is one file in the folder; while it is open, its log and an index stand beside it. */
export const DATABASE_FILE = 'rondrit.db'

export type SqliteOptions = {
  /** the most stops in all remembered plans together */
  readonly rememberedStops?: number
  readonly migrations?: ReadonlyArray<Migration>
  /** the largest size of the database, in pages of 4 KiB */
  readonly mostPages?: number
  /** for a server, which runs long and writes often */
  readonly roomInLog?: 'made at once'
  readonly hear?: Hear
}

/** The embedded database: one connection writes, and another reads what is committed. */
export const openSqlite = (folder: string, options: SqliteOptions = {}): Storage => {
  const { writing, reading, checkpoints } = connected(folder, options)
  const plans = settledPlans(options.rememberedStops)
  const turns = { inTurn: inTurn(), ...doubtsOf(writing, reading, plans) }
  const { write } = writerOn(writing, plans, turns, options.hear)
  const { read } = readerOn(reading, turns, options.hear)
  const door = doorWith(async () => {
    reading.close()
    await checkpoints.close()
    writing.close()
  })
  const { enter, close } = door
  return {
    read: (organisation, look) =>
      enter(() => read((turn) => look(recordsOf(unitOf(turn, { organisation, plans, holdsRows: false }), never)))),
    write: async (organisation, work) => {
      let acts: Array<() => void> = []
      const outcome = await enter(() =>
        write((turn, drafts) => {
          // The work may be done more than once before it is committed.
          acts = []
          const afterwards = (act: () => void): void => void acts.push(act)
          return work(recordsOf(unitOf(turn, { organisation, plans: drafts, holdsRows: false }), afterwards))
        }),
      )
      if (E.isLeft(outcome)) return outcome
      checkpoints.written()
      for (const act of acts) act()
      return outcome
    },
    glance: glanceAt(plans, turns, door),
    directory: directoryIn((ask) => enter(() => read(({ speaker }) => ask(speaker.db)))),
    ready: () => answers(enter(() => read(({ speaker }) => anything(speaker.db)))),
    close,
  }
}

/** A read commits nothing, so `afterwards` does nothing. */
const never = (): void => undefined

type Connected = { readonly writing: Database; readonly reading: Database; readonly checkpoints: Checkpoints }

const connected = (folder: string, options: SqliteOptions): Connected => {
  try {
    makeFolder(folder)
    const file = join(folder, DATABASE_FILE)
    makePrivateFile(file)
    const writing = openDatabase(file, 'to write')
    migrateSqlite(writing, options.migrations ?? migrations)
    if (options.mostPages !== undefined) writing.exec(`pragma max_page_count = ${options.mostPages}`)
    if (options.roomInLog !== undefined) makeRoomInLog(writing, MOST_LOG_PAGES * PAGE_BYTES)
    return { writing, reading: openDatabase(file, 'to read'), checkpoints: checkpointsOf(file, writing) }
  } catch (error) {
    throw accidentOf(error)
  }
}
