import type { CompiledQuery, Dialect, QueryResult } from 'kysely'
import { statementRunnerFor, type Execute, type StatementRunner } from './statement-runner'

/** Called with every statement before it runs. */
export type OnStatement = (sql: string) => void

/** One read or write on a connection. Statements after its end are refused, because others then use the connection. */
export type StatementScope = {
  readonly runner: StatementRunner
  /** whether this scope has written anything */
  readonly hasWritten: () => boolean
  /** lets Node handle other things between two parts of a long write */
  readonly pause: () => Promise<void>
  readonly end: () => void
}

/** The statement scopes within one transaction. */
export type StatementScopes = {
  readonly openScope: () => StatementScope
  /** ends the transaction: later statements are refused, because they would run in the next transaction */
  readonly end: () => void
}

export const statementScopesFor = (
  dialect: Dialect,
  onStatement: OnStatement | undefined,
): ((execute: Execute, pause: () => Promise<void>) => StatementScopes) => {
  const runnerFor = statementRunnerFor(dialect)
  return (execute, pause) => {
    let isTransactionOver = false
    const transactionRunner = runnerFor((statement) => {
      if (isTransactionOver) return Promise.reject(new Error('The transaction is over'))
      onStatement?.(statement.sql)
      return execute(statement)
    })
    return {
      end: () => {
        isTransactionOver = true
      },
      openScope: () => {
        let [isScopeOver, hasExecutedWrite] = [false, false]
        const executeInScope = async <Row>(statement: CompiledQuery): Promise<QueryResult<Row>> => {
          if (isScopeOver) throw new Error('These records are of a read or write that is over')
          if (statement.query.kind !== 'SelectQueryNode') hasExecutedWrite = true
          return transactionRunner.execute<Row>(statement)
        }
        return {
          runner: runnerFor(executeInScope),
          pause,
          hasWritten: () => hasExecutedWrite,
          end: () => {
            isScopeOver = true
          },
        }
      },
    }
  }
}
