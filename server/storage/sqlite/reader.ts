import { accidentOf } from './sqlite-error'
import type { Database } from './database'
import type { Doubts } from './cache-check'
import type { InTurn } from './serial-runner'
import type { Hear, Turn } from '../sql/statement-scope'
import { turnsOn } from './sqlite-scopes'
import { withoutWaiting } from './reject-if-waiting'

export type Reader = { readonly read: <A>(look: (turn: Turn) => Promise<A>) => Promise<A> }

/**
 * Does reads one after the other, each in a transaction. A read may wait for nothing but its records, so none takes
 * long.
 */
export const readerOn = (
  database: Database,
  { inTurn, beforeRead }: { readonly inTurn: InTurn } & Pick<Doubts, 'beforeRead'>,
  hear: Hear | undefined,
): Reader => {
  const turns = turnsOn(database, hear)

  const lookOnce = async <A>(look: (turn: Turn) => Promise<A>): Promise<A> => {
    const turn = turns().turn()
    try {
      database.run('begin')
      beforeRead()
      return await withoutWaiting(look(turn))
    } catch (error) {
      throw accidentOf(error)
    } finally {
      turn.end()
      if (database.isInTransaction()) database.run('commit')
    }
  }

  return { read: (look) => inTurn(() => lookOnce(look)) }
}
