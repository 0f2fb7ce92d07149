import * as E from 'fp-ts/Either'
import { Kysely, PostgresDialect } from 'kysely'
import { doorWith } from '../door'
import { migrations, type Migration } from '../migrations'
import { draftOver } from '../plans/draft-over'
import { settledPlans } from '../plans/settled-plans'
import { answers, anything } from '../sql/anything'
import { directoryIn } from '../sql/directory'
import { recordsOf } from '../sql/records-of'
import type { Tables } from '../sql/tables'
import type { Storage } from '../storage'
import { accidentOf } from './accident'
import { againOnClash } from './again'
import { connected } from './connected'
import { within } from './within'

export type PostgresOptions = {
  readonly connections?: number
  /** how many stops the plans that are remembered hold in all */
  readonly rememberedStops?: number
  readonly migrations?: ReadonlyArray<Migration>
  /** hears every statement */
  readonly hear?: (sql: string) => void
}

const CONNECTIONS = 10

/** The database that any number of servers share. Its tables must be there already. */
export const openPostgres = async (url: string, options: PostgresOptions = {}): Promise<Storage> => {
  const pool = await connected(url, options.connections ?? CONNECTIONS, options.migrations ?? migrations)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(options.hear === undefined ? {} : { log: ({ query }) => options.hear?.(query.sql) }),
  })
  // Others write as well, so that nobody is sure of the newest version without asking, and holding, its row.
  const plans = { ...settledPlans(options.rememberedStops), newest: () => undefined }
  // Kysely would leave the connections of a pool that it was never asked to use.
  const door = doorWith(() => pool.end())
  const enter = <A>(work: () => Promise<A>): Promise<A> => door.enter(() => named(work))
  return {
    read: (organisation, look) =>
      enter(() =>
        within(db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only'), (moment) =>
          look(recordsOf({ organisation, db: moment, plans, holdsRows: false }, () => undefined)),
        ),
      ),
    write: async (organisation, work) => {
      const once = async () => {
        const drafts = draftOver(plans)
        const acts: Array<() => void> = []
        const outcome = await within(
          db.startTransaction(),
          (all) => work(recordsOf({ organisation, db: all, plans: drafts, holdsRows: true }, (act) => acts.push(act))),
          E.isRight,
        )
        return { outcome, drafts, acts }
      }
      const { outcome, drafts, acts } = await enter(() => againOnClash(once))
      if (E.isLeft(outcome)) return outcome
      drafts.settle()
      for (const act of acts) act()
      return outcome
    },
    directory: directoryIn((ask) => enter(() => ask(db))),
    ready: () => answers(enter(() => anything(db))),
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
