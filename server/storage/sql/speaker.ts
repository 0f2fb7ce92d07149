import { DefaultQueryExecutor, DummyDriver, Kysely, type CompiledQuery, type Dialect, type QueryResult } from 'kysely'
import type { Tables } from './tables'

/** Says a statement to a database, by a connection that somebody holds already. */
export type Say = <Row>(statement: CompiledQuery) => Promise<QueryResult<Row>>

/** Kysely's words, said at once: who holds a connection need not stand in the queues by which Kysely hands out its own. */
export const speakerOf = (dialect: Dialect): ((say: Say) => Kysely<Tables>) => {
  const compiler = dialect.createQueryCompiler()
  const adapter = dialect.createAdapter()
  const driver = new DummyDriver()

  class Speaker extends DefaultQueryExecutor {
    readonly #say: Say
    constructor(say: Say) {
      super(compiler, adapter, noConnections)
      this.#say = say
    }
    override executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
      return this.#say(statement)
    }
  }
  return (say) => new Kysely({ config: { dialect }, dialect, driver, executor: new Speaker(say) })
}

const noConnections = {
  provideConnection: () => Promise.reject(new Error('There is one connection here, and it has its holder')),
}
