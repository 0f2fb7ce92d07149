import { assert, array, asyncProperty, constantFrom, integer, record, string } from 'fast-check'
import { PostgresDialect, SqliteDialect, type CompiledQuery, type Dialect } from 'kysely'
import { describe, expect, it } from 'vitest'
import { nameOf, phrase, phraseOfRows, type Blanks } from '../../../../server/storage/sql/reusable-statement'
import { speakerOf, type Speaker } from '../../../../server/storage/sql/statement-runner'
import type { Tables } from '../../../../server/storage/sql/tables'
import { insertingRoutes } from './build-route-insert'

type Row = Tables['routes']
type Said = Pick<CompiledQuery, 'sql' | 'parameters'>

const dialects: Readonly<Record<string, Dialect>> = {
  SQLite: new SqliteDialect({ database: () => Promise.reject(new Error('Nobody asks it')) }),
  PostgreSQL: new PostgresDialect({ pool: () => Promise.reject(new Error('Nobody asks it')) }),
}

/** A speaker to a fake database that records the statements. */
const speaking = (dialect: Dialect, heard: Said[]): Speaker =>
  speakerOf(dialect)(async ({ sql, parameters }) => {
    heard.push({ sql, parameters })
    return { rows: [] }
  })

const someRow = record({
  organisation: constantFrom('one', 'other', "o'; drop table routes"),
  project: string(),
  route_index: integer(),
  route: string(),
})

const rowsOf = (count: number): ReadonlyArray<Row> =>
  Array.from({ length: count }, (_, at) => ({
    organisation: 'one',
    project: 'week 48',
    route_index: at,
    route: `${at}`,
  }))

describe.each(Object.entries(dialects))('a phrase, said to %s', (_, dialect) => {
  it('runs the same as a statement that is built for these rows alone', async () => {
    const putIn = phraseOfRows<Row>(insertingRoutes)
    await assert(
      asyncProperty(array(array(someRow, { maxLength: 7 }), { minLength: 1, maxLength: 5 }), async (works) => {
        for (const rows of works) {
          const heard: Said[] = []
          await putIn(speaking(dialect, heard), rows)
          const plain: Said[] = []
          let from = 0
          for (const { parameters } of heard) {
            const some = rows.slice(from, from + parameters.length / 4)
            from += some.length
            await speaking(dialect, plain).db.insertInto('routes').values(some).execute()
          }
          expect(heard).toEqual(plain)
          expect(from).toBe(rows.length)
        }
      }),
    )
  })

  it('writes as many rows at a time as one statement takes, in order', async () => {
    const putIn = phraseOfRows<Row>(insertingRoutes)
    const heard: Said[] = []
    await putIn(speaking(dialect, heard), rowsOf(1_203))
    expect(heard.map(({ parameters }) => parameters.length / 4)).toEqual([500, 500, 128, 64, 8, 2, 1])
    expect(heard.flatMap(({ parameters }) => parameters.filter((value) => typeof value === 'number'))).toEqual(
      rowsOf(1_203).map(({ route_index }) => route_index),
    )
  })

  it('needs few statements, however many rows come at a time', async () => {
    const putIn = phraseOfRows<Row>(insertingRoutes)
    const heard: Said[] = []
    for (const count of [1, 2, 3, 7, 12, 31, 77, 300, 499, 500, 999])
      await putIn(speaking(dialect, heard), rowsOf(count))
    expect(new Set(heard.map(({ sql }) => sql)).size).toBe(10)
  })

  it('asks for one organisation and then for another, and for each of them only', async () => {
    const found = phrase((db, blank: Blanks<{ organisation: string; id: string }>) =>
      db
        .selectFrom('projects')
        .select('version')
        .where('organisation', '=', blank('organisation'))
        .where('version', '>', 0)
        .where('id', '=', blank('id')),
    )
    const heard: Said[] = []
    const db = speaking(dialect, heard)
    await Promise.all([
      found(db, { organisation: 'one', id: 'a' }),
      found(db, { organisation: 'other', id: 'b' }),
      found(db, { id: 'c', organisation: 'one' }),
    ])
    expect(heard.map(({ parameters }) => parameters)).toEqual([
      ['one', 0, 'a'],
      ['other', 0, 'b'],
      ['one', 0, 'c'],
    ])
    expect(new Set(heard.map(({ sql }) => sql)).size).toBe(1)
  })
})

describe('the name of a statement', () => {
  /** For each kind of database, the names of all statements. */
  const speakers = Object.values(dialects).map((dialect) => {
    const speaker = speakerOf(dialect)
    return async (say: (speaker: Speaker) => Promise<unknown>) => {
      const names: Array<string | undefined> = []
      await say(
        speaker(async (statement) => {
          names.push(nameOf(statement))
          return { rows: [] }
        }),
      )
      return names
    }
  })
  const row = { organisation: 'one', project: 'a', route_index: 0, route: '{}' }

  it('is the same for a phrase with the same number of rows on the same kind of database, and for no other', async () => {
    const phrases = [phraseOfRows<Row>(insertingRoutes), phraseOfRows<Row>(insertingRoutes)]
    const all = new Set<string | undefined>()
    for (const namesOf of speakers)
      for (const say of phrases)
        for (const rows of [[row], [row, row]]) {
          const [name] = await namesOf((speaker) => say(speaker, rows))
          expect(await namesOf((speaker) => say(speaker, rows))).toEqual([name])
          all.add(name)
        }
    expect([all.size, all.has(undefined)]).toEqual([8, false])
  })

  it('is undefined for a statement that is built for a single use', async () => {
    for (const namesOf of speakers)
      expect(await namesOf(({ db }) => db.insertInto('routes').values(row).execute())).toEqual([undefined])
  })
})

describe('phrases in two languages', () => {
  it('are each in their own', async () => {
    const putIn = phraseOfRows<Row>(insertingRoutes)
    const row = { organisation: 'one', project: 'a', route_index: 0, route: '{}' }
    const heard = await Promise.all(
      Object.values(dialects).map(async (dialect) => {
        const said: Said[] = []
        await putIn(speaking(dialect, said), [row])
        return said[0]?.sql
      }),
    )
    expect(heard).toEqual([
      'insert into "routes" ("organisation", "project", "route_index", "route") values (?, ?, ?, ?)',
      'insert into "routes" ("organisation", "project", "route_index", "route") values ($1, $2, $3, $4)',
    ])
  })
})
