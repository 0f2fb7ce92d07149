import { sql, type Compilable, type CompiledQuery, type Kysely, type QueryResult, type RawBuilder } from 'kysely'
import { isRecord } from '../../../src/domain/parse'
import { MOST_ROWS } from './split-rows'
import type { Speaker } from './statement-runner'
import type { Tables } from './tables'

type Values = Readonly<Record<string, unknown>>

/** A placeholder in a statement, for the value of a column in a row. */
class Blank {
  readonly name: string
  readonly row: number
  constructor(name: string, row: number) {
    this.name = name
    this.row = row
  }
}

/** Makes the placeholders for the columns of a row. */
export type Blanks<Row extends Values> = <Name extends keyof Row & string>(name: Name) => RawBuilder<Row[Name]>

const blanksOf =
  <Row extends Values>(row: number): Blanks<Row> =>
  (name) =>
    sql`${new Blank(name, row)}`

type Build<Row extends Values, Found> = (db: Kysely<Tables>, rows: ReadonlyArray<Blanks<Row>>) => Compilable<Found>

type Known = {
  /** the name under which the database may prepare the statement */
  readonly name: string
  readonly tables: ReadonlySet<string>
}

const phrases = new WeakMap<CompiledQuery['query'], Known>()
let named = 0

/** The name of a phrase; undefined for a statement that is built for a single use. */
export const nameOf = ({ query }: Pick<CompiledQuery, 'query'>): string | undefined => phrases.get(query)?.name

/** The tables of a phrase; undefined for a statement that is built for a single use. */
export const tablesOf = ({ query }: Pick<CompiledQuery, 'query'>): ReadonlySet<string> | undefined =>
  phrases.get(query)?.tables

const tablesIn = (node: unknown): ReadonlyArray<string> => {
  if (Array.isArray(node)) return node.flatMap(tablesIn)
  if (!isRecord(node)) return []
  return node['kind'] === 'TableNode' ? namesIn(node) : Object.values(node).flatMap(tablesIn)
}

const namesIn = (node: unknown): ReadonlyArray<string> => {
  if (!isRecord(node)) return []
  return node['kind'] === 'IdentifierNode' ? [String(node['name'])] : Object.values(node).flatMap(namesIn)
}

/** Builds a statement once for each database and number of rows, since building often takes longer than running it. */
const kept = <Row extends Values, Found>(build: Build<Row, Found>) => {
  const languages = new WeakMap<object, Map<number, CompiledQuery<Found>>>()
  return (speaker: Speaker, count: number): CompiledQuery<Found> => {
    const built = languages.get(speaker.language) ?? new Map<number, CompiledQuery<Found>>()
    languages.set(speaker.language, built)
    const known = built.get(count)
    if (known !== undefined) return known
    const blanks = Array.from({ length: count }, (_, row) => blanksOf<Row>(row))
    const made = build(speaker.db, blanks).compile()
    built.set(count, made)
    phrases.set(made.query, { name: `phrase_${(named += 1)}`, tables: new Set(tablesIn(made.query)) })
    return made
  }
}

const filledIn = <Found>(phrase: CompiledQuery<Found>, rows: ReadonlyArray<Values>): CompiledQuery<Found> => ({
  ...phrase,
  parameters: phrase.parameters.map((one) => (one instanceof Blank ? rows[one.row]?.[one.name] : one)),
})

/** A statement that is used often, each time with other values. */
export const phrase = <Row extends Values, Found = unknown>(
  build: (db: Kysely<Tables>, blank: Blanks<Row>) => Compilable<Found>,
): ((speaker: Speaker, row: Row) => Promise<QueryResult<Found>>) => {
  const phraseOf = kept<Row, Found>((db, rows) => build(db, rows[0] ?? blanksOf(0)))
  return (speaker, row) => speaker.say(filledIn(phraseOf(speaker, 1), [row]))
}

/** The same for any number of rows; all statements are sent without waiting in between. */
export const phraseOfRows = <Row extends Values>(
  build: Build<Row, unknown>,
): ((speaker: Speaker, rows: ReadonlyArray<Row>) => Promise<void>) => {
  const phraseOf = kept(build)
  return async (speaker, rows) => {
    const said: Array<Promise<unknown>> = []
    for (let from = 0; from < rows.length;) {
      const some = rows.slice(from, from + mostOf(rows.length - from))
      said.push(speaker.say(filledIn(phraseOf(speaker, some.length), some)))
      from += some.length
    }
    await Promise.all(said)
  }
}

/**
 * How many rows go into the next statement: powers of two, so that only a few different statements are built and
 * prepared.
 */
const mostOf = (left: number): number => (left >= MOST_ROWS ? MOST_ROWS : 2 ** Math.floor(Math.log2(left)))
