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
