import { assert, array, asyncProperty, constantFrom, integer, record, string } from 'fast-check'
import { PostgresDialect, SqliteDialect, type CompiledQuery, type Dialect } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  statementNameOf,
  reusableStatement,
  reusableStatementForRows,
  type Placeholders,
} from '../../../../server/storage/sql/reusable-statement'
import { statementRunnerFor, type StatementRunner } from '../../../../server/storage/sql/statement-scope'
import type { Tables } from '../../../../server/storage/sql/tables'
import { buildRouteInsert } from './build-route-insert'

type Row = Tables['routes']
type RecordedStatement = Pick<CompiledQuery, 'sql' | 'parameters'>

const dialects: Readonly<Record<string, Dialect>> = {
  SQLite: new SqliteDialect({ database: () => Promise.reject(new Error('Nobody asks it')) }),
  PostgreSQL: new PostgresDialect({ pool: () => Promise.reject(new Error('Nobody asks it')) }),
}

/** A statement runner with a fake database that records the statements. */
const recordingRunner = (dialect: Dialect, recorded: RecordedStatement[]): StatementRunner =>
  statementRunnerFor(dialect)(async ({ sql, parameters }) => {
    recorded.push({ sql, parameters })
    return { rows: [] }
  })

const someRow = record({
  organisation: constantFrom('one', 'other', "o'; drop table routes"),
  project: string(),
  route_index: integer(),
  route: string(),
})

const rowsOf = (count: number): ReadonlyArray<Row> =>
  Array.from({ length: count }, (_, index) => ({
    organisation: 'one',
    project: 'week 48',
    route_index: index,
    route: `${index}`,
  }))

describe.each(Object.entries(dialects))('reusableStatement on %s', (_, dialect) => {
  it('a reusable statement runs the same as one built for these rows', async () => {
    const insertRoutes = reusableStatementForRows<Row>(buildRouteInsert)
    await assert(
      asyncProperty(array(array(someRow, { maxLength: 7 }), { minLength: 1, maxLength: 5 }), async (batches) => {
        for (const rows of batches) {
          const recorded: RecordedStatement[] = []
          await insertRoutes(recordingRunner(dialect, recorded), rows)
          const expected: RecordedStatement[] = []
          let from = 0
          for (const { parameters } of recorded) {
            const some = rows.slice(from, from + parameters.length / 4)
            from += some.length
            await recordingRunner(dialect, expected).db.insertInto('routes').values(some).execute()
          }
          expect(recorded).toEqual(expected)
          expect(from).toBe(rows.length)
        }
      }),
    )
  })

  it('rows are written in order, in batches that fit one statement', async () => {
    const insertRoutes = reusableStatementForRows<Row>(buildRouteInsert)
    const recorded: RecordedStatement[] = []
    await insertRoutes(recordingRunner(dialect, recorded), rowsOf(1_203))
    expect(recorded.map(({ parameters }) => parameters.length / 4)).toEqual([500, 500, 128, 64, 8, 2, 1])
    expect(recorded.flatMap(({ parameters }) => parameters.filter((value) => typeof value === 'number'))).toEqual(
      rowsOf(1_203).map(({ route_index }) => route_index),
    )
  })

  it('any number of rows needs few different statements', async () => {
    const insertRoutes = reusableStatementForRows<Row>(buildRouteInsert)
    const recorded: RecordedStatement[] = []
    for (const count of [1, 2, 3, 7, 12, 31, 77, 300, 499, 500, 999])
      await insertRoutes(recordingRunner(dialect, recorded), rowsOf(count))
    expect(new Set(recorded.map(({ sql }) => sql)).size).toBe(10)
  })

  it('each organisation gets its own values', async () => {
    const findVersion = reusableStatement((db, blank: Placeholders<{ organisation: string; id: string }>) =>
      db
        .selectFrom('projects')
        .select('version')
        .where('organisation', '=', blank('organisation'))
        .where('version', '>', 0)
        .where('id', '=', blank('id')),
    )
    const recorded: RecordedStatement[] = []
    const db = recordingRunner(dialect, recorded)
    await Promise.all([
      findVersion(db, { organisation: 'one', id: 'a' }),
      findVersion(db, { organisation: 'other', id: 'b' }),
      findVersion(db, { id: 'c', organisation: 'one' }),
    ])
    expect(recorded.map(({ parameters }) => parameters)).toEqual([
      ['one', 0, 'a'],
      ['other', 0, 'b'],
      ['one', 0, 'c'],
    ])
    expect(new Set(recorded.map(({ sql }) => sql)).size).toBe(1)
  })
})

describe('statementNameOf', () => {
  /** For each kind of database, the names of all statements. */
  const runners = Object.values(dialects).map((dialect) => {
    const runner = statementRunnerFor(dialect)
    return async (execute: (runner: StatementRunner) => Promise<unknown>) => {
      const names: Array<string | undefined> = []
      await execute(
        runner(async (statement) => {
          names.push(statementNameOf(statement))
          return { rows: [] }
        }),
      )
      return names
    }
  })
  const row = { organisation: 'one', project: 'a', route_index: 0, route: '{}' }

  it('a name is the same for a reusable statement with the same number of rows and dialect, and unique otherwise', async () => {
    const statements = [
      reusableStatementForRows<Row>(buildRouteInsert),
      reusableStatementForRows<Row>(buildRouteInsert),
    ]
    const all = new Set<string | undefined>()
    for (const namesOf of runners)
      for (const execute of statements)
        for (const rows of [[row], [row, row]]) {
          const [name] = await namesOf((runner) => execute(runner, rows))
          expect(await namesOf((runner) => execute(runner, rows))).toEqual([name])
          all.add(name)
        }
    expect([all.size, all.has(undefined)]).toEqual([8, false])
  })

  it('the name is undefined for a statement that is built for a single use', async () => {
    for (const namesOf of runners)
      expect(await namesOf(({ db }) => db.insertInto('routes').values(row).execute())).toEqual([undefined])
  })
})

describe('reusable statements in two dialects', () => {
  it('each dialect has its own SQL', async () => {
    const insertRoutes = reusableStatementForRows<Row>(buildRouteInsert)
    const row = { organisation: 'one', project: 'a', route_index: 0, route: '{}' }
    const recorded = await Promise.all(
      Object.values(dialects).map(async (dialect) => {
        const statements: RecordedStatement[] = []
        await insertRoutes(recordingRunner(dialect, statements), [row])
        return statements[0]?.sql
      }),
    )
    expect(recorded).toEqual([
      'insert into "routes" ("organisation", "project", "route_index", "route") values (?, ?, ?, ?)',
      'insert into "routes" ("organisation", "project", "route_index", "route") values ($1, $2, $3, $4)',
    ])
  })
})
