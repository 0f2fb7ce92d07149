import type { CompiledQuery, Dialect, QueryResult } from 'kysely'
import { backlog, type Backlog } from './backlog'
import { speakerOf, type Say, type Speaker } from './speaker'

/** Hears every statement that is about to be run. */
export type Hear = (sql: string) => void

/** Speaks to a connection as long as it is asked to: what comes after that is refused, since others have their turn. */
export type Turn = {
  readonly speaker: Speaker
  readonly backlog: Backlog
  /** whether anything was written in this turn, or put off to be written */
  readonly hasWritten: () => boolean
  readonly end: () => void
}

/** Those who have their turns between the beginning of a transaction and its end. */
export type Turns = {
  readonly turn: () => Turn
  /** says what they put off */
  readonly settle: () => Promise<void>
  /** the transaction is over: whatever of it is still said by then is refused, or the next would have it */
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
          // In one breath: what is said first is done first.
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
