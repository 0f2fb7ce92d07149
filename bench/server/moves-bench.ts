import assert from 'node:assert/strict'
import { medianOf, p95Of } from '../quantile-of'
import { PROJECTS_PATH, type ApiClient } from './api-client'
import { limitRow, timeRow, type ComparisonRow } from './comparison-row'
import { startBenchServer } from './running-server'
import { STOPS_PER_ROUTE } from './saved-plan'
import type { ServerBench } from './server-bench'
import { startBenchPostgres } from './start-bench-postgres'

const STOP_COUNT = 5_000
/** the last stops of a plan are on no route */
const ROUTE_COUNT = Math.floor((STOP_COUNT * (1 - 1 / STOPS_PER_ROUTE)) / STOPS_PER_ROUTE)
const MOVE_COUNT = 1_000
const PRICE_ROUNDS = 100
const MOVE_ROUNDS = 9
const MAX_PRICES_MS = 50
const MAX_MOVES_MS = 300

const timed = async (call: () => Promise<string>): Promise<number> => {
  const start = performance.now()
  assert(JSON.parse(await call()) !== null)
  return performance.now() - start
}

/** The time until the answer is read and parsed, for stops all over the plan. */
const measurePrices = async (client: ApiClient, project: string, withPositionPrices: boolean): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < PRICE_ROUNDS; round += 1) {
    const stop = `stop-${(round * 487) % STOP_COUNT}`
    times.push(
      await timed(() =>
        client.write('POST', `${PROJECTS_PATH}/${project}/prices`, { stops: [stop], gaps: withPositionPrices }),
      ),
    )
  }
  return p95Of(times.slice(PRICE_ROUNDS / 10))
}

/** The first place of a route; without `after`, a move looks for the cheapest. */
const first = { after: null }

/** Ten stops of each route go to the next one, and back in the next round. */
const movesIn = (round: number, place: object): ReadonlyArray<{ readonly stop: string }> =>
  Array.from({ length: MOVE_COUNT }, (_, index) => {
    const route = index % ROUTE_COUNT
    const stop = `stop-${route * STOPS_PER_ROUTE + Math.floor(index / ROUTE_COUNT)}`
    return { stop, to: { route: round % 2 === 0 ? (route + 1) % ROUTE_COUNT : route }, ...place }
  })

const moveAll = (client: ApiClient, project: string, moves: ReadonlyArray<object>): Promise<number> =>
  timed(() => client.write('POST', `${PROJECTS_PATH}/${project}/moves`, { moves }))

const measureMoves = async (client: ApiClient, project: string, place: object): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < MOVE_ROUNDS; round += 1) times.push(await moveAll(client, project, movesIn(round, place)))
  return medianOf(times)
}

/** Ten stops of each route go to the first one and back. */
const measureMovesToOneRoute = async (client: ApiClient, project: string, place: object): Promise<number> => {
  const back = movesIn(1, first)
  const times: number[] = []
  for (let round = 0; round < MOVE_ROUNDS; round += 1) {
    times.push(
      await moveAll(
        client,
        project,
        back.map(({ stop }) => ({ stop, to: { route: 0 }, ...place })),
      ),
    )
    await moveAll(client, project, back)
  }
  return medianOf(times)
}

const rowsOn = async (
  database: string,
  client: ApiClient,
  limits: { readonly prices: boolean },
): Promise<ReadonlyArray<ComparisonRow>> => {
  const project = await client.plannedProject(STOP_COUNT, { onOneDay: true })
  const prices = limits.prices
    ? [
        limitRow(
          'the best place of a stop on each of 98 routes, 95 in 100',
          await measurePrices(client, project, false),
          MAX_PRICES_MS,
          'ms',
        ),
        limitRow(
          'every gap of 5,000 stops on 98 routes, 95 in 100',
          await measurePrices(client, project, true),
          MAX_PRICES_MS,
          'ms',
        ),
      ]
    : []
  const moves = await measureMoves(client, project, first)
  const movesToCheapest = await measureMoves(client, project, {})
  const toCheapest = await measureMovesToOneRoute(client, project, {})
  const toFirst = await measureMovesToOneRoute(client, project, first)
  return [
    ...prices,
    limitRow(`1,000 moves in one command, ${database}`, moves, MAX_MOVES_MS, 'ms'),
    timeRow(`1,000 moves to the cheapest places in one command, ${database}`, movesToCheapest, moves),
    timeRow(`1,000 stops to the cheapest places of one route, ${database}`, toCheapest, toFirst),
  ]
}

/** Edits by hand: what the places of a stop would cost, and a large command. */
export const movesBench: ServerBench = {
  name: 'by hand',
  run: async ({ built }) => {
    const sqlite = await startBenchServer(built.server)
    const rows = await rowsOn('SQLite', sqlite.client, { prices: true })
    await sqlite.stop()
    const postgres = await startBenchPostgres()
    const server = await startBenchServer(built.server, postgres.env)
    const postgresRows = await rowsOn('PostgreSQL', server.client, { prices: false })
    await server.stop()
    await postgres.stop()
    return [...rows, ...postgresRows]
  },
}
