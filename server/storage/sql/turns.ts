import type { Dialect, Kysely } from 'kysely'
import { speakerOf, type Say } from './speaker'
import type { Tables } from './tables'

/** Hears every statement that is about to be run. */
export type Hear = (sql: string) => void

/** Speaks to a connection as long as it is asked to: what comes after that is refused, since others have their turn. */
export type Turn = { readonly db: Kysely<Tables>; readonly end: () => void }

export const turnsIn = (dialect: Dialect, hear: Hear | undefined): ((say: Say) => Turn) => {
  const speaker = speakerOf(dialect)
  return (say) => {
    let isOver = false
    return {
      db: speaker(async (statement) => {
        if (isOver) throw new Error('These records are of a read or write that is over')
        hear?.(statement.sql)
        return say(statement)
      }),
      end: () => {
        isOver = true
      },
    }
  }
}
