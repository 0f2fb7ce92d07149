import * as E from 'fp-ts/Either'
import type { Pool, PoolClient } from 'pg'
import { uncommittedPlansOver, type PlanCache } from '../cache/plan-cache'
import { queuedWriteOf, runGroup, type QueuedWrite, type GroupOutcome, type WriteWork } from '../sql/group-commit'
import type { OnStatement, Execute } from '../sql/statement-scope'
import { isConflict } from './postgres-error'
import { createPostgresScopes, executeOn, withTransaction } from './postgres-transactions'
import { ValuesNode, type CompiledQuery, type QueryResult } from 'kysely'

export type PostgresWriter = {
  /** resolves once the write is committed; a left rolls it back */
  readonly write: <R, A>(work: WriteWork<E.Either<R, A>>, groupKey: string | undefined) => Promise<E.Either<R, A>>
}

/** Maximum number of writes per commit. It limits how long the first one waits, and how long its rows stay locked. */
const MAX_GROUP_SIZE = 100

/**
 * Writes about the same project would wait for each other's rows anyway, so those that arrive during one write share
 * the next commit. If one of them must be rolled back after it has written, or something fails before the commit, each
 * is retried alone. Writes about different projects never share a commit, so that two servers cannot block each other.
 */
export const createPostgresWriter = (
  pool: Pool,
  committed: PlanCache,
  onStatement: OnStatement | undefined,
): PostgresWriter => {
  const createScopes = createPostgresScopes(pool, onStatement)
  const queues = new Map<string, QueuedWrite[]>()

  const drainQueue = async (groupKey: string, queue: QueuedWrite[]): Promise<void> => {
    while (queue.length > 0) await commitGroup(queue.splice(0, MAX_GROUP_SIZE))
    queues.delete(groupKey)
  }

  const commitGroup = async (writes: ReadonlyArray<QueuedWrite>): Promise<void> => {
    const plans = uncommittedPlansOver(committed)
    try {
      const result = await withTransaction(pool, async (client) => {
        const groupResult = await runBeforeCommit(client, writes, plans)
        return {
          outcome: groupResult,
          endStatement: E.isLeft(groupResult) || groupResult.right.mustRollBack ? 'rollback' : 'commit',
        }
      })
      if (E.isLeft(result)) return await handleFailure(writes, result.left)
      if (!result.right.mustRollBack) plans.commit()
      for (const notify of result.right.notifications) notify()
      if (result.right.mustRollBack) await commitSeparately(result.right.retries)
    } catch (error) {
      for (const { reject } of writes) reject(error)
    }
  }

  /**
   * Everything before the commit. If several things failed, the first failure is returned, because it caused the
   * others.
   */
  const runBeforeCommit = async (
    client: PoolClient,
    writes: ReadonlyArray<QueuedWrite>,
    plans: PlanCache,
  ): Promise<E.Either<unknown, GroupOutcome>> => {
    const { execute, whenFinished } = startPipelinedTransaction(client, 'begin')
    const { openScope, end } = createScopes(execute)
    const outcome = await runGroup(writes, plans, { openScope })
    end()
    const finishResult = await whenFinished().then(E.right, E.left)
    return E.isLeft(finishResult) ? finishResult : E.right(outcome)
  }

  const handleFailure = async (writes: ReadonlyArray<QueuedWrite>, error: unknown): Promise<void> => {
    if (writes.length > 1 && !isConflict(error)) return commitSeparately(writes)
    for (const { reject } of writes) reject(error)
  }

  const commitSeparately = async (writes: ReadonlyArray<QueuedWrite>): Promise<void> => {
    for (const write of writes) await commitGroup([write])
  }

  return {
    write: (work, groupKey) =>
      new Promise((resolve, reject) => {
        const queuedWrite = queuedWriteOf(work, resolve, reject)
        if (groupKey === undefined) return void commitGroup([queuedWrite])
        const queue = queues.get(groupKey)
        if (queue !== undefined) return void queue.push(queuedWrite)
        const newQueue = [queuedWrite]
        queues.set(groupKey, newQueue)
        void drainQueue(groupKey, newQueue)
      }),
  }
}

/**
 * The statements of one transaction. A failed statement fails the transaction, even if nothing waited for its answer.
 */
type PipelinedTransaction = {
  readonly execute: Execute
  /** resolves once all statements are answered; rejects with the first failure */
  readonly whenFinished: () => Promise<void>
}

/**
 * A simple insert inserts all of its rows or fails, so its answer is known beforehand and not awaited, which saves a
 * round trip to the database; failures are detected at the end. The same applies to `firstStatement`.
 */
const startPipelinedTransaction = (client: PoolClient, firstStatement: string): PipelinedTransaction => {
  const results: Array<Promise<unknown>> = []
  let failures: ReadonlyArray<unknown> = []
  const track = <A>(result: Promise<A>): Promise<A> => {
    results.push(
      result.catch((error: unknown) => {
        failures = [...failures, error]
      }),
    )
    return result
  }
  const executeStatement = executeOn(client)
  void track(client.query(firstStatement))
  return {
    execute: async <Row>(statement: CompiledQuery): Promise<QueryResult<Row>> => {
      const result = track(executeStatement<Row>(statement))
      const rowCount = insertedRowCount(statement)
      return rowCount === undefined ? result : { rows: [], numAffectedRows: BigInt(rowCount) }
    },
    whenFinished: async () => {
      await Promise.all(results)
      if (failures.length > 0) throw failures[0]
    },
  }
}

/** The number of rows of an insert without further clauses; undefined for every other statement. */
const insertedRowCount = ({ query }: CompiledQuery): number | undefined =>
  query.kind === 'InsertQueryNode' &&
  query.onConflict === undefined &&
  query.returning === undefined &&
  query.values !== undefined &&
  ValuesNode.is(query.values)
    ? query.values.values.length
    : undefined
