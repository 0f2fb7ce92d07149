import { ValuesNode, type CompiledQuery, type QueryResult } from 'kysely'
import type { PoolClient } from 'pg'
import type { Say } from '../sql/statement-runner'
import { sayTo } from './postgres-scopes'

/**
 * The statements of one transaction. If one of them fails, the transaction fails, even where its answer was not waited
 * for.
 */
export type Conversation = {
  readonly say: Say
  /** resolves once all statements are answered; rejected with the first failure */
  readonly isOver: () => Promise<void>
}

/**
 * A plain insert inserts all of its rows or fails, so its answer is known beforehand and is not waited for, which
 * saves a round trip to the database; failures are noticed at the end. The same holds for `opening`, the first
 * statement.
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

/** The number of rows of an insert that does nothing but insert; undefined for every other statement. */
const rowsPutIn = ({ query }: CompiledQuery): number | undefined =>
  query.kind === 'InsertQueryNode' &&
  query.onConflict === undefined &&
  query.returning === undefined &&
  query.values !== undefined &&
  ValuesNode.is(query.values)
    ? query.values.values.length
    : undefined
