import { SqliteDialect } from 'kysely'
import { describe, expect, it } from 'vitest'
import { batched } from '../../../../server/storage/sql/pending-rows'
import {
  reusableStatement,
  reusableStatementForRows,
  type Placeholders,
} from '../../../../server/storage/sql/reusable-statement'
import type { Tables } from '../../../../server/storage/sql/tables'
import { statementScopesFor } from '../../../../server/storage/sql/statement-scope'
import { buildRouteInsert } from './build-route-insert'

type Row = Tables['routes']

const dialect = new SqliteDialect({ database: () => Promise.reject(new Error('Nobody asks it')) })

const batchRoute = batched('routes', reusableStatementForRows<Row>(buildRouteInsert))

const routes = reusableStatement((db, blank: Placeholders<{ organisation: string }>) =>
  db.selectFrom('routes').selectAll().where('organisation', '=', blank('organisation')),
)
const users = reusableStatement((db, blank: Placeholders<{ organisation: string }>) =>
  db.selectFrom('users').selectAll().where('organisation', '=', blank('organisation')),
)

const row = (index: number, route = `${index}`): Row => ({
  organisation: 'one',
  project: 'a',
  route_index: index,
  route,
})

/** Scopes with a fake database that records the table and the number of values of each statement. */
const recordingScopes = () => {
  const statements: string[] = []
  const scopes = statementScopesFor(dialect, undefined)(
    async ({ sql, parameters }) => {
      statements.push(`${/^\w+/.exec(sql)?.[0]} ${/(?:from|into|update) "(\w+)"/.exec(sql)?.[1]} ${parameters.length}`)
      return { rows: [] }
    },
    async () => undefined,
  )
  return { statements, ...scopes }
}

describe('delayed rows', () => {
  it('delayed rows of all scopes are written together at the end', async () => {
    const { statements, openScope, flush } = recordingScopes()
    for (const index of [0, 1, 2, 3]) batchRoute(openScope().pendingRows, `${index}`, row(index))
    expect(statements).toEqual([])
    await flush()
    expect(statements).toEqual(['insert routes 16'])
    await flush()
    expect(statements).toHaveLength(1)
  })

  it('each key is written once, with its last row', async () => {
    const written: Array<ReadonlyArray<Row>> = []
    const batch = batched<Row>('routes', async (_, rows) => void written.push(rows))
    const { openScope, flush } = recordingScopes()
    const { pendingRows } = openScope()
    batch(pendingRows, 'a', row(0, 'first'))
    batch(pendingRows, 'b', row(1))
    batch(pendingRows, 'a', row(0, 'second'))
    await flush()
    expect(written).toEqual([[row(0, 'second'), row(1)]])
  })

  it('rows with the same key are combined by the merge function', async () => {
    const written: Array<ReadonlyArray<number>> = []
    const batchNumber = batched<number>(
      'routes',
      async (_, rows) => void written.push(rows),
      (first, second) => first * 10 + second,
    )
    const { openScope, flush } = recordingScopes()
    for (const digit of [1, 2, 3]) batchNumber(openScope().pendingRows, 'a', digit)
    await flush()
    expect(written).toEqual([[123]])
  })

  it('delayed rows are written before any other statement on their table', async () => {
    const { statements, openScope } = recordingScopes()
    const { runner, pendingRows } = openScope()
    batchRoute(pendingRows, '0', row(0))
    await routes(runner, { organisation: 'one' })
    await routes(runner, { organisation: 'one' })
    expect(statements).toEqual(['insert routes 4', 'select routes 1', 'select routes 1'])
  })

  it('delayed rows are written before a statement on unknown tables', async () => {
    const { statements, openScope } = recordingScopes()
    const { runner, pendingRows } = openScope()
    batchRoute(pendingRows, '0', row(0))
    await runner.db.selectFrom('users').selectAll().execute()
    expect(statements).toEqual(['insert routes 4', 'select users 0'])
  })

  it('delayed rows wait during statements on other tables', async () => {
    const { statements, openScope, flush } = recordingScopes()
    const { runner, pendingRows } = openScope()
    batchRoute(pendingRows, '0', row(0))
    await users(runner, { organisation: 'one' })
    await flush()
    expect(statements).toEqual(['select users 1', 'insert routes 4'])
  })

  it('delayed rows belong to one transaction', async () => {
    const [firstScopes, secondScopes] = [recordingScopes(), recordingScopes()]
    batchRoute(firstScopes.openScope().pendingRows, '0', row(0))
    await secondScopes.flush()
    expect([firstScopes.statements, secondScopes.statements]).toEqual([[], []])
    await firstScopes.flush()
    expect(firstScopes.statements).toEqual(['insert routes 4'])
  })
})

describe('StatementScope', () => {
  it('a scope has written once it ran a statement other than a select, or delayed a row', async () => {
    const { openScope } = recordingScopes()
    const [readScope, writeScope, delayingScope] = [openScope(), openScope(), openScope()]
    await users(readScope.runner, { organisation: 'one' })
    await writeScope.runner.db.deleteFrom('users').where('organisation', '=', 'one').execute()
    expect([readScope.hasWritten(), writeScope.hasWritten(), delayingScope.hasWritten()]).toEqual([false, true, false])
    batchRoute(delayingScope.pendingRows, '0', row(0))
    expect(delayingScope.hasWritten()).toBe(true)
    expect(openScope().hasWritten()).toBe(false)
  })
})
