import { ValuesNode, type CompiledQuery, type QueryResult } from 'kysely'
import type { PoolClient } from 'pg'
import type { Say } from '../sql/speaker'
import { sayTo } from './turn-with'

/** What is said for one work: a statement that fails, fails the work, whether anybody waited for its answer or not. */
export type Conversation = {
  readonly say: Say
  /** once all of it is answered; rejected with the first failure */
  readonly isOver: () => Promise<void>
}

/**
 * An insert puts in all of its rows or fails, so that nobody waits a whole way to the database and back to learn that: its
 * answer is heard with those of the others, at the end. So is that of `opening`, which is said first.
 */
export const conversationWith = (client: PoolClient, opening: string): Conversation => {
  const answers: Array<Promise<unknown>> = []
  let failures: ReadonlyArray<unknown> = []
  const heard = <A>(answer: Promise<A>): Promise<A> => {
    answers.push(
      answer.catch((error: unknown) => {
        failures = [...failures, error]
      }),
    )
    return answer
  }
  const say = sayTo(client)
  void heard(client.query(opening))
  return {
    say: async <Row>(statement: CompiledQuery): Promise<QueryResult<Row>> => {
      const answer = heard(say<Row>(statement))
      const rows = rowsPutIn(statement)
      return rows === undefined ? answer : { rows: [], numAffectedRows: BigInt(rows) }
    },
    isOver: async () => {
      await Promise.all(answers)
      if (failures.length > 0) throw failures[0]
    },
  }
}

/** How many rows an insert puts in that does nothing else. */
const rowsPutIn = ({ query }: CompiledQuery): number | undefined =>
  query.kind === 'InsertQueryNode' &&
  query.onConflict === undefined &&
  query.returning === undefined &&
  query.values !== undefined &&
  ValuesNode.is(query.values)
    ? query.values.values.length
    : undefined
