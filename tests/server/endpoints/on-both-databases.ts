import { testPostgres } from '../../kit/postgres'

type TestDatabase = {
  readonly database: 'SQLite' | 'PostgreSQL'
  /** the settings of a server with a new database of this kind */
  readonly environment: () => Promise<Readonly<Record<string, string>>>
}

/** The databases that a server can have, for tests of what both must do. */
export const onBothDatabases = (): ReadonlyArray<TestDatabase> => {
  const postgres = testPostgres()
  return [
    { database: 'SQLite', environment: async () => ({}) },
    {
      database: 'PostgreSQL',
      environment: async () => ({ DATABASE_URL: await postgres.newServerDatabaseUrl() }),
    },
  ]
}
