import type { CompiledQuery, Dialect, QueryResult } from 'kysely'
import { backlog, type Backlog } from './pending-rows'
import { speakerOf, type Say, type Speaker } from './statement-runner'

/** Is told of every statement before it runs. */
export type Hear = (sql: string) => void

/**
 * The turn of one read or write on a connection. Statements after its end are refused, since others use the connection
 * then.
 */
export type Turn = {
  readonly speaker: Speaker
  readonly backlog: Backlog
  /** whether anything was written in this turn, or put into the backlog */
  readonly hasWritten: () => boolean
  readonly end: () => void
}

/** The turns within one transaction. */
export type Turns = {
  readonly turn: () => Turn
  /** writes the backlog */
  readonly settle: () => Promise<void>
  /** ends the transaction: later statements are refused, since they would run in the next transaction */
  readonly end: () => void
}

export const turnsIn = (dialect: Dialect, hear: Hear | undefined): ((say: Say) => Turns) => {
  const speakerFor = speakerOf(dialect)
  return (say) => {
    const putOff = backlog()
    let isEnded = false
    const all = speakerFor((statement) => {
      if (isEnded) return Promise.reject(new Error('The transaction is over'))
      hear?.(statement.sql)
      return say(statement)
    })
    return {
      end: () => {
        isEnded = true
      },
      settle: () => putOff.say(all),
      turn: () => {
        let [isOver, writes] = [false, false]
        const before = putOff.times()
        const sayNow = async <Row>(statement: CompiledQuery): Promise<QueryResult<Row>> => {
          if (isOver) throw new Error('These records are of a read or write that is over')
          if (statement.query.kind !== 'SelectQueryNode') writes = true
          if (!putOff.concerns(statement)) return all.say<Row>(statement)
          // Both are sent without waiting in between; the database runs them in this order.
          const [, answer] = await Promise.all([putOff.say(all), all.say<Row>(statement)])
          return answer
        }
        return {
          speaker: speakerFor(sayNow),
          backlog: putOff,
          hasWritten: () => writes || putOff.times() > before,
          end: () => {
            isOver = true
          },
        }
      },
    }
  }
}
