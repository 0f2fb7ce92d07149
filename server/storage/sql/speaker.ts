import { DefaultQueryExecutor, DummyDriver, Kysely, type CompiledQuery, type Dialect, type QueryResult } from 'kysely'
import type { Tables } from './tables'

/** Says a statement to a database, by a connection that somebody holds already. */
export type Say = <Row>(statement: CompiledQuery) => Promise<QueryResult<Row>>

/** Who speaks to a database. */
export type Speaker = {
  /** the same for all whose statements are built alike */
  readonly language: object
  /** a statement that is built already */
  readonly say: Say
  /** Kysely's words, said at once: who holds a connection need not stand in the queues by which Kysely hands out its own */
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

  /** Mostly all is said in phrases, so that Kysely is called only where it is needed. */
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
