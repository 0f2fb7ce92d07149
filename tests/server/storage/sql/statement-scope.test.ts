import { SqliteDialect } from 'kysely'
import { describe, expect, it } from 'vitest'
import { statementScopesFor } from '../../../../server/storage/sql/statement-scope'

const dialect = new SqliteDialect({ database: () => Promise.reject(new Error('Nobody asks it')) })

describe('StatementScope', () => {
  it('a scope has written once it ran a statement other than a select', async () => {
    const { openScope } = statementScopesFor(dialect, undefined)(
      async () => ({ rows: [] }),
      async () => undefined,
    )
    const [readScope, writeScope] = [openScope(), openScope()]
    await readScope.runner.db.selectFrom('users').selectAll().execute()
    await writeScope.runner.db.deleteFrom('users').where('organisation', '=', 'one').execute()
    expect([readScope.hasWritten(), writeScope.hasWritten(), openScope().hasWritten()]).toEqual([false, true, false])
  })
})
