import { DefaultQueryExecutor, DummyDriver, Kysely, type CompiledQuery, type Dialect, type QueryResult } from 'kysely'
import type { Tables } from './tables'

/** Runs a statement on a connection that is held already. */
export type Say = <Row>(statement: CompiledQuery) => Promise<QueryResult<Row>>

/** Speaks to a database: with statements that are built already, and with Kysely. */
export type Speaker = {
  /** the same object for all speakers whose statements are built in the same way */
  readonly language: object
  /** runs a statement that is built already */
  readonly say: Say
  /** Kysely on the held connection, so that its own queue for connections is not used */
  readonly db: Kysely<Tables>
}

export const speakerOf = (dialect: Dialect): ((say: Say) => Speaker) => {
  const compiler = dialect.createQueryCompiler()
  const adapter = dialect.createAdapter()
  const driver = new DummyDriver()

  class Executor extends DefaultQueryExecutor {
    readonly #say: Say
    constructor(say: Say) {
      super(compiler, adapter, noConnections)
      this.#say = say
    }
    override executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
      return this.#say(statement)
    }
  }

  /** Most statements are phrases, so Kysely is made only where it is needed. */
  class Speaking implements Speaker {
    readonly language = adapter
    readonly say: Say
    #db: Kysely<Tables> | undefined
    constructor(say: Say) {
      this.say = say
    }
    get db(): Kysely<Tables> {
      this.#db ??= new Kysely({ config: { dialect }, dialect, driver, executor: new Executor(this.say) })
      return this.#db
    }
  }
  return (say) => new Speaking(say)
}

const noConnections = {
  provideConnection: () => Promise.reject(new Error('There is one connection here, and it has its holder')),
}
