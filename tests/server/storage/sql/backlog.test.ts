import { SqliteDialect } from 'kysely'
import { describe, expect, it } from 'vitest'
import { later } from '../../../../server/storage/sql/backlog'
import { phrase, phraseOfRows, type Blanks } from '../../../../server/storage/sql/phrase'
import type { Tables } from '../../../../server/storage/sql/tables'
import { turnsIn } from '../../../../server/storage/sql/turns'
import { insertingRoutes } from './inserting-routes'

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

/** Turns with a database that only listens: to which table each statement goes, and with how many values. */
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
  it('are said together at the end, whoever put them off', async () => {
    const { heard, turn, settle } = listening()
    for (const index of [0, 1, 2, 3]) put(turn().backlog, `${index}`, row(index))
    expect(heard).toEqual([])
    await settle()
    expect(heard).toEqual(['insert routes 16'])
    await settle()
    expect(heard).toHaveLength(1)
  })

  it('are said as the last of them is, of those under one key', async () => {
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

  it('come to what both make of it, where that is said', async () => {
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

  it('are said before anything that is asked of their table', async () => {
    const { heard, turn } = listening()
    const { speaker, backlog } = turn()
    put(backlog, '0', row(0))
    await routes(speaker, { organisation: 'one' })
    await routes(speaker, { organisation: 'one' })
    expect(heard).toEqual(['insert routes 4', 'select routes 1', 'select routes 1'])
  })

  it('are said before what nobody knows the tables of', async () => {
    const { heard, turn } = listening()
    const { speaker, backlog } = turn()
    put(backlog, '0', row(0))
    await speaker.db.selectFrom('users').selectAll().execute()
    expect(heard).toEqual(['insert routes 4', 'select users 0'])
  })

  it('wait while others are asked about', async () => {
    const { heard, turn, settle } = listening()
    const { speaker, backlog } = turn()
    put(backlog, '0', row(0))
    await users(speaker, { organisation: 'one' })
    await settle()
    expect(heard).toEqual(['select users 1', 'insert routes 4'])
  })

  it('are of one transaction', async () => {
    const [one, other] = [listening(), listening()]
    put(one.turn().backlog, '0', row(0))
    await other.settle()
    expect([one.heard, other.heard]).toEqual([[], []])
    await one.settle()
    expect(one.heard).toEqual(['insert routes 4'])
  })
})

describe('a turn', () => {
  it('has written once something was said that is no question, or put off', async () => {
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
