import { sql, type Compilable, type CompiledQuery, type Kysely, type QueryResult, type RawBuilder } from 'kysely'
import { inParts, MOST_ROWS } from './parts'
import type { Tables } from './tables'

type Values = Readonly<Record<string, unknown>>

/** Where a value goes that is another each time. */
class Blank {
  readonly name: string
  readonly row: number
  constructor(name: string, row: number) {
    this.name = name
    this.row = row
  }
}

/** What is left open of a row. */
export type Blanks<Row extends Values> = <Name extends keyof Row & string>(name: Name) => RawBuilder<Row[Name]>

const blanksOf =
  <Row extends Values>(row: number): Blanks<Row> =>
  (name) =>
    sql`${new Blank(name, row)}`

type Build<Row extends Values, Found> = (db: Kysely<Tables>, rows: ReadonlyArray<Blanks<Row>>) => Compilable<Found>

const names = new WeakMap<CompiledQuery['query'], string>()
let named = 0

/** By which a database may prepare a statement that is said again and again; none for others. */
export const nameOf = ({ query }: Pick<CompiledQuery, 'query'>): string | undefined => names.get(query)

/** Built once for a language of databases and so many rows: building takes longer than many a database needs to answer. */
const kept = <Row extends Values, Found>(build: Build<Row, Found>) => {
  const languages = new WeakMap<object, Map<number, CompiledQuery<Found>>>()
  return (db: Kysely<Tables>, count: number): CompiledQuery<Found> => {
    const language = db.getExecutor().adapter
    const built = languages.get(language) ?? new Map<number, CompiledQuery<Found>>()
    languages.set(language, built)
    const known = built.get(count)
    if (known !== undefined) return known
    const blanks = Array.from({ length: count }, (_, row) => blanksOf<Row>(row))
    const made = build(db, blanks).compile()
    if (count <= FEW_ROWS || count === MOST_ROWS) {
      built.set(count, made)
      names.set(made.query, `phrase_${(named += 1)}`)
    }
    return made
  }
}

/** As in a change that somebody made by hand; an upload comes in parts of the most. */
const FEW_ROWS = 4

const filledIn = <Found>(phrase: CompiledQuery<Found>, rows: ReadonlyArray<Values>): CompiledQuery<Found> => ({
  ...phrase,
  parameters: phrase.parameters.map((one) => (one instanceof Blank ? rows[one.row]?.[one.name] : one)),
})

/** A statement that is said often, each time with other values. */
export const phrase = <Row extends Values, Found = unknown>(
  build: (db: Kysely<Tables>, blank: Blanks<Row>) => Compilable<Found>,
): ((db: Kysely<Tables>, row: Row) => Promise<QueryResult<Found>>) => {
  const phraseOf = kept<Row, Found>((db, rows) => build(db, rows[0] ?? blanksOf(0)))
  return (db, row) => db.executeQuery(filledIn(phraseOf(db, 1), [row]))
}

/** The same of any number of rows, as many at a time as one statement takes. */
export const phraseOfRows = <Row extends Values>(
  build: Build<Row, unknown>,
): ((db: Kysely<Tables>, rows: ReadonlyArray<Row>) => Promise<void>) => {
  const phraseOf = kept(build)
  return async (db, rows) => {
    for (const some of inParts(rows)) await db.executeQuery(filledIn(phraseOf(db, some.length), some))
  }
}
