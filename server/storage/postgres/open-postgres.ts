import * as E from 'fp-ts/Either'
import { doorWith } from '../in-flight-gate'
import { migrations, type Migration } from '../migrations'
import { keyOf } from '../cache/plan-cache'
import { settledPlans } from '../cache/committed-plans'
import { answers, anything } from '../sql/probe-database'
import { directoryIn } from '../sql/sql-directory'
import { recordsOf } from '../sql/records-of'
import type { Hear } from '../sql/statement-scope'
import { unitOf } from '../sql/unit-of-work'
import type { Storage } from '../storage'
import { accidentOf } from './postgres-error'
import { againOnClash } from './retry-on-conflict'
import { connected } from './connect-pool'
import { sayTo, turnsWith } from './postgres-scopes'
import { within } from './with-transaction'
import { writerOn } from './postgres-writer'

export type PostgresOptions = {
  readonly connections?: number
  /** the most stops in all remembered plans together */
  readonly rememberedStops?: number
  readonly migrations?: ReadonlyArray<Migration>
  /** is told of every statement, for tests */
  readonly hear?: Hear
}

const CONNECTIONS = 10

/** Opens a PostgreSQL that any number of servers share. Its tables must have been made already. */
export const openPostgres = async (url: string, options: PostgresOptions = {}): Promise<Storage> => {
  const pool = await connected(url, options.connections ?? CONNECTIONS, options.migrations ?? migrations)
  // Other servers write too, so the newest version of a project is always read from its row, and the row locked.
  const plans = { ...settledPlans(options.rememberedStops), newest: () => undefined }
  const turns = turnsWith(pool, options.hear)
  const { write } = writerOn(pool, plans, options.hear)
  const door = doorWith(() => pool.end())
  const enter = <A>(work: () => Promise<A>): Promise<A> => door.enter(() => named(work))
  return {
    read: (organisation, look) =>
      enter(() =>
        within(pool, async (client) => {
          await client.query('begin isolation level repeatable read read only')
          const turn = turns(sayTo(client)).turn()
          try {
            const unit = unitOf(turn, { organisation, plans, holdsRows: false })
            const outcome = await look(recordsOf(unit, () => undefined))
            return { outcome, ending: 'commit' }
          } finally {
            turn.end()
          }
        }),
      ),
    write: async (organisation, work, about) => {
      const once = async () => {
        let acts: Array<() => void> = []
        const outcome = await write(
          (turn, drafts) => {
            acts = []
            const afterwards = (act: () => void): void => void acts.push(act)
            return work(recordsOf(unitOf(turn, { organisation, plans: drafts, holdsRows: true }), afterwards))
          },
          about === undefined ? undefined : keyOf(organisation, about),
        )
        return { outcome, acts }
      }
      const { outcome, acts } = await enter(() => againOnClash(once))
      if (E.isRight(outcome)) for (const act of acts) act()
      return outcome
    },
    // Another server may have changed the project, so the memory cannot answer.
    glance: () => undefined,
    directory: directoryIn((ask) => enter(() => ask(turns(sayTo(pool)).turn().speaker.db))),
    ready: () => answers(enter(() => anything(turns(sayTo(pool)).turn().speaker.db))),
    close: door.close,
  }
}

const named = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    throw accidentOf(error)
  }
}
