import { sql, type Compilable, type CompiledQuery, type Kysely, type QueryResult, type RawBuilder } from 'kysely'
import { splitEvery } from '../../../src/domain/value'
import type { StatementRunner } from './statement-scope'
import type { Tables } from './tables'

type Values = Readonly<Record<string, unknown>>

/** A placeholder in a statement, for the value of a column in a row. */
class Placeholder {
  readonly name: string
  readonly row: number
  constructor(name: string, row: number) {
    this.name = name
    this.row = row
  }
}

export type Placeholders<Row extends Values> = <Name extends keyof Row & string>(name: Name) => RawBuilder<Row[Name]>

const placeholdersFor =
  <Row extends Values>(row: number): Placeholders<Row> =>
  (name) =>
    sql`${new Placeholder(name, row)}`

type Build<Row extends Values, Result> = (
  db: Kysely<Tables>,
  rows: ReadonlyArray<Placeholders<Row>>,
) => Compilable<Result>

/** The names under which the database may prepare the statements. */
const statementNames = new WeakMap<CompiledQuery['query'], string>()
let statementCount = 0

/** Undefined for a statement that is not reusable. */
export const statementNameOf = ({ query }: Pick<CompiledQuery, 'query'>): string | undefined =>
  statementNames.get(query)

/**
 * Builds a statement once for each database and number of rows, because building often takes longer than running it.
 */
const buildOnce = <Row extends Values, Result>(build: Build<Row, Result>) => {
  const statementsByDialect = new WeakMap<object, Map<number, CompiledQuery<Result>>>()
  return (runner: StatementRunner, count: number): CompiledQuery<Result> => {
    const byRowCount = statementsByDialect.get(runner.dialectKey) ?? new Map<number, CompiledQuery<Result>>()
    statementsByDialect.set(runner.dialectKey, byRowCount)
    const cached = byRowCount.get(count)
    if (cached !== undefined) return cached
    const placeholders = Array.from({ length: count }, (_, row) => placeholdersFor<Row>(row))
    const statement = build(runner.db, placeholders).compile()
    byRowCount.set(count, statement)
    statementNames.set(statement.query, `statement_${(statementCount += 1)}`)
    return statement
  }
}

const withParameters = <Result>(
  statement: CompiledQuery<Result>,
  rows: ReadonlyArray<Values>,
): CompiledQuery<Result> => ({
  ...statement,
  parameters: statement.parameters.map((parameter) =>
    parameter instanceof Placeholder ? rows[parameter.row]?.[parameter.name] : parameter,
  ),
})

/** A statement that is used often, each time with other values. */
export const reusableStatement = <Row extends Values, Result = unknown>(
  build: (db: Kysely<Tables>, placeholder: Placeholders<Row>) => Compilable<Result>,
): ((runner: StatementRunner, row: Row) => Promise<QueryResult<Result>>) => {
  const statementFor = buildOnce<Row, Result>((db, rows) => build(db, rows[0] ?? placeholdersFor(0)))
  return (runner, row) => runner.execute(withParameters(statementFor(runner, 1), [row]))
}

/** A reusable statement for any number of rows; it is sent in batches, without waiting in between. */
export const reusableStatementForRows = <Row extends Values>(
  build: Build<Row, unknown>,
): ((runner: StatementRunner, rows: ReadonlyArray<Row>) => Promise<void>) => {
  const statementFor = buildOnce(build)
  return async (runner, rows) => {
    const executions: Array<Promise<unknown>> = []
    for (let start = 0; start < rows.length;) {
      const batch = rows.slice(start, start + batchSizeOf(rows.length - start))
      executions.push(runner.execute(withParameters(statementFor(runner, batch.length), batch)))
      start += batch.length
    }
    await Promise.all(executions)
  }
}

/** Powers of two, so that only a few different statements are built and prepared. */
const batchSizeOf = (remaining: number): number =>
  remaining >= MAX_ROWS ? MAX_ROWS : 2 ** Math.floor(Math.log2(remaining))

/** Maximum number of rows per statement, because databases limit the number of its values. */
export const MAX_ROWS = 500

export const splitRows = <A>(rows: ReadonlyArray<A>, size = MAX_ROWS): ReadonlyArray<ReadonlyArray<A>> =>
  splitEvery(rows, size)

/** Whether there are as few rows as in a change that a user makes by hand. */
export const isSmallChange = ({ length }: ReadonlyArray<unknown>): boolean => length <= 4
