import { SqliteDialect } from 'kysely'
import { describe, expect, it } from 'vitest'
import { later } from '../../../../server/storage/sql/pending-rows'
import { phrase, phraseOfRows, type Blanks } from '../../../../server/storage/sql/reusable-statement'
import type { Tables } from '../../../../server/storage/sql/tables'
import { turnsIn } from '../../../../server/storage/sql/statement-scope'
import { insertingRoutes } from './build-route-insert'

type Row = Tables['routes']

const dialect = new SqliteDialect({ database: () => Promise.reject(new Error('Nobody asks it')) })

const put = later('routes', phraseOfRows<Row>(insertingRoutes))

const routes = phrase((db, blank: Blanks<{ organisation: string }>) =>
  db.selectFrom('routes').selectAll().where('organisation', '=', blank('organisation')),
)
const users = phrase((db, blank: Blanks<{ organisation: string }>) =>
  db.selectFrom('users').selectAll().where('organisation', '=', blank('organisation')),
)

const row = (index: number, route = `${index}`): Row => ({
  organisation: 'one',
  project: 'a',
  route_index: index,
  route,
})

/** Turns with a fake database that records the table and the number of values of each statement. */
const listening = () => {
  const heard: string[] = []
  const turns = turnsIn(
    dialect,
    undefined,
  )(async ({ sql, parameters }) => {
    heard.push(`${/^\w+/.exec(sql)?.[0]} ${/(?:from|into|update) "(\w+)"/.exec(sql)?.[1]} ${parameters.length}`)
    return { rows: [] }
  })
  return { heard, ...turns }
}

describe('rows that are put off', () => {
  it('are written together at the end, whichever turn delayed them', async () => {
    const { heard, turn, settle } = listening()
    for (const index of [0, 1, 2, 3]) put(turn().backlog, `${index}`, row(index))
    expect(heard).toEqual([])
    await settle()
    expect(heard).toEqual(['insert routes 16'])
    await settle()
    expect(heard).toHaveLength(1)
  })

  it('are written once for each key, as the last one is', async () => {
    const said: Array<ReadonlyArray<Row>> = []
    const keep = later<Row>('routes', async (_, rows) => void said.push(rows))
    const { turn, settle } = listening()
    const { backlog } = turn()
    keep(backlog, 'a', row(0, 'first'))
    keep(backlog, 'b', row(1))
    keep(backlog, 'a', row(0, 'second'))
    await settle()
    expect(said).toEqual([[row(0, 'second'), row(1)]])
  })

  it('are combined, where a function for that is given', async () => {
    const said: Array<ReadonlyArray<number>> = []
    const count = later<number>(
      'routes',
      async (_, rows) => void said.push(rows),
      (one, other) => one * 10 + other,
    )
    const { turn, settle } = listening()
    for (const one of [1, 2, 3]) count(turn().backlog, 'a', one)
    await settle()
    expect(said).toEqual([[123]])
  })

  it('are written before any other statement on their table', async () => {
    const { heard, turn } = listening()
    const { speaker, backlog } = turn()
    put(backlog, '0', row(0))
    await routes(speaker, { organisation: 'one' })
    await routes(speaker, { organisation: 'one' })
    expect(heard).toEqual(['insert routes 4', 'select routes 1', 'select routes 1'])
  })

  it('are written before a statement on unknown tables', async () => {
    const { heard, turn } = listening()
    const { speaker, backlog } = turn()
    put(backlog, '0', row(0))
    await speaker.db.selectFrom('users').selectAll().execute()
    expect(heard).toEqual(['insert routes 4', 'select users 0'])
  })

  it('wait during statements on other tables', async () => {
    const { heard, turn, settle } = listening()
    const { speaker, backlog } = turn()
    put(backlog, '0', row(0))
    await users(speaker, { organisation: 'one' })
    await settle()
    expect(heard).toEqual(['select users 1', 'insert routes 4'])
  })

  it('belong to one transaction', async () => {
    const [one, other] = [listening(), listening()]
    put(one.turn().backlog, '0', row(0))
    await other.settle()
    expect([one.heard, other.heard]).toEqual([[], []])
    await one.settle()
    expect(one.heard).toEqual(['insert routes 4'])
  })
})

describe('a turn', () => {
  it('has written once it ran a statement other than a select, or delayed a row', async () => {
    const { turn } = listening()
    const [asking, writing, puttingOff] = [turn(), turn(), turn()]
    await users(asking.speaker, { organisation: 'one' })
    await writing.speaker.db.deleteFrom('users').where('organisation', '=', 'one').execute()
    expect([asking.hasWritten(), writing.hasWritten(), puttingOff.hasWritten()]).toEqual([false, true, false])
    put(puttingOff.backlog, '0', row(0))
    expect(puttingOff.hasWritten()).toBe(true)
    expect(turn().hasWritten()).toBe(false)
  })
})
