import { DefaultQueryExecutor, DummyDriver, Kysely, type CompiledQuery, type Dialect, type QueryResult } from 'kysely'
import type { Tables } from './tables'

/** Runs a statement on a connection that is already acquired. */
export type Execute = <Row>(statement: CompiledQuery) => Promise<QueryResult<Row>>

/** Runs statements on one connection: prebuilt ones, and those built with Kysely. */
export type StatementRunner = {
  /** the same object for all runners whose statements are built in the same way */
  readonly dialectKey: object
  readonly execute: Execute
  /** Kysely on the acquired connection, bypassing its own connection queue */
  readonly db: Kysely<Tables>
}

export const statementRunnerFor = (dialect: Dialect): ((execute: Execute) => StatementRunner) => {
  const compiler = dialect.createQueryCompiler()
  const adapter = dialect.createAdapter()
  const driver = new DummyDriver()

  class RunnerExecutor extends DefaultQueryExecutor {
    readonly #execute: Execute
    constructor(execute: Execute) {
      super(compiler, adapter, noConnectionProvider)
      this.#execute = execute
    }
    override executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
      return this.#execute(statement)
    }
  }

  /** Most statements are reusable and prebuilt, so Kysely is created only when needed. */
  class LazyStatementRunner implements StatementRunner {
    readonly dialectKey = adapter
    readonly execute: Execute
    #db: Kysely<Tables> | undefined
    constructor(execute: Execute) {
      this.execute = execute
    }
    get db(): Kysely<Tables> {
      this.#db ??= new Kysely({ config: { dialect }, dialect, driver, executor: new RunnerExecutor(this.execute) })
      return this.#db
    }
  }
  return (execute) => new LazyStatementRunner(execute)
}

const noConnectionProvider = {
  provideConnection: () => Promise.reject(new Error('The only connection is already acquired')),
}

/** Called with every statement before it runs. */
export type OnStatement = (sql: string) => void

/** Ends once Node has handled other things, or `waitFor` has; called between two parts of a long read or write. */
export type Pause = (waitFor?: () => Promise<unknown>) => Promise<void>

/** One read or write on a connection. Statements after its end are refused, because others then use the connection. */
export type StatementScope = {
  readonly runner: StatementRunner
  /** whether this scope has written anything */
  readonly hasWritten: () => boolean
  readonly pause: Pause
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
): ((execute: Execute, pause: Pause) => StatementScopes) => {
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
