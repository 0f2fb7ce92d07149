import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findLatestMovers } from '../../../server/history'
import { loadHistoryOfMoves } from '../../../server/move/history-of-moves'
import type { Records } from '../../../server/storage'
import type { Move } from '../../../src/domain/move'
import type { Plan } from '../../../src/domain/plan'
import { aTestServer } from '../test-server'
import { aPlannedProject } from './a-planned-project'

type Work<A> = (records: Records) => Promise<A>

describe('the history that moves need', () => {
  let planned: Awaited<ReturnType<typeof aPlannedProject>>
  let withRecords: <A>(work: Work<A>) => Promise<A>
  const project = () => planned.project.split('/').at(-1) ?? ''

  /** Stops 0 to 19 are on the route of the carrier, and stops 20 to 29 are unplanned. Stop 19 has been moved often. */
  beforeAll(async () => {
    const testServer = await aTestServer()
    const anna = await testServer.user('anna', 'Noord')
    const rows = Array.from({ length: 30 }, (_, index) => ({ lat: 52 + index / 100, lng: 5 }))
    planned = await aPlannedProject(anna, { rows, planned: 20 })
    for (let move = 0; move < 10; move += 1)
      await anna('POST', `${planned.project}/moves`, {
        body: { moves: [{ stop: planned.stop(19), to: { route: 0 }, after: move % 2 === 0 ? null : planned.stop(1) }] },
      })
    const [organisation] = await testServer.dependencies.storage.directory.organisations()
    withRecords = (work) => testServer.dependencies.storage.read(organisation?.id ?? '', work)
  })

  /** What comes of it, and how many changes are read for it. */
  const counted = <A>(work: (counting: Pick<Records, 'changes'>, plan: Plan) => Promise<A>) =>
    withRecords(async ({ changes, projects }) => {
      let reads = 0
      const find: typeof changes.find = (...change) => {
        reads += 1
        return changes.find(...change)
      }
      let headerReads = 0
      const headersSince: typeof changes.headersSince = (of, since, max) => {
        headerReads += 1
        return headersRead(changes.headersSince(of, since, max), max)
      }
      const record = await projects.find(project())
      if (record === undefined) throw new Error('The project is gone')
      const result = await work({ changes: { ...changes, find, headersSince } }, await projects.readPlan(record))
      return { result, reads, headerReads }
    })
  type Headers = Awaited<ReturnType<Records['changes']['headersSince']>>
  /** A history that is made longer by repeating it. */
  let repeated = 1
  afterEach(() => void (repeated = 1))
  const headersRead = async (read: Promise<Headers>, max = Infinity): Promise<Headers> => {
    const headers = await read
    return Array.from({ length: repeated }, () => headers)
      .flat()
      .slice(0, max)
  }
  const historyOf = (moves: ReadonlyArray<Move>, seenVersion?: number) =>
    counted((records, plan) =>
      loadHistoryOfMoves(records, project(), plan, { seenVersion, moves, user: { username: 'cor' } }),
    )
  const after = (stop: number, previous: string): Move => ({
    stop: planned.stop(stop),
    to: { kind: 'route', index: 0 },
    position: { kind: 'after', stop: previous },
    from: undefined,
  })

  it('a block that is put one after the other behind a stop of the route reads none', async () => {
    const block = [after(20, planned.stop(3)), ...[21, 22, 23].map((stop) => after(stop, planned.stop(stop - 1)))]
    expect((await historyOf(block)).reads).toBe(0)
  })

  it('neighbours that were never there are sought together', async () => {
    const changes = (await planned.changes()).length
    const { reads } = await historyOf([20, 21, 22, 23].map((stop) => after(stop, `nobody ${stop}`)))
    expect(reads).toBeLessThanOrEqual(changes)
  })

  it('neighbours that left several routes are sought together, in a hundred changes at most', async () => {
    repeated = 100
    const driverOf = (stop: number) => ({ kind: 'driver', driverId: `driver ${stop}`, day: '2026-11-24' }) as const
    const moves = [20, 21, 22].map((stop) => ({ ...after(stop, planned.stop(19)), to: driverOf(stop) }))
    const { result, reads } = await historyOf(moves)
    expect(result.earlierStopsOf(driverOf(20), planned.stop(19))).toBeUndefined()
    expect(reads).toBe(100)
  })

  it('what replaced several routes is sought together', async () => {
    const moves = [0, 1, 2, 3].map((index) => ({ ...after(20 + index, planned.stop(1)), from: index }))
    const { result, reads, headerReads } = await historyOf(moves, 1)
    expect([0, 1, 2, 3].map(result.isRouteReplaced)).toEqual([true, false, false, false])
    expect(reads).toBeLessThanOrEqual((await planned.changes()).length)
    expect(headerReads).toBe(1)
  })

  it('after more than a thousand changes every route counts as replaced, and no change is read', async () => {
    const since = await planned.version()
    const moves = [{ ...after(20, planned.stop(1)), from: 3 }]
    expect((await historyOf(moves, since)).result.isRouteReplaced(3)).toBe(false)
    repeated = 1_001
    const { result, reads, headerReads } = await historyOf(moves, since - 1)
    expect([result.isRouteReplaced(0), result.isRouteReplaced(3)]).toEqual([true, true])
    expect([reads, headerReads]).toEqual([0, 1])
  })

  it('neighbours that left are sought among the thousand newest changes', async () => {
    repeated = 1_001
    let most = 0
    await counted((records, plan) => {
      const headersSince: typeof records.changes.headersSince = async (...range) => {
        const headers = await records.changes.headersSince(...range)
        most = Math.max(most, headers.length)
        return headers
      }
      const changes = { ...records.changes, headersSince }
      const moves = [after(20, 'nobody')]
      return loadHistoryOfMoves({ changes }, project(), plan, {
        seenVersion: undefined,
        moves,
        user: { username: 'cor' },
      })
    })
    expect(most).toBe(1_000)
  })

  it('those who moved many stops are sought together', async () => {
    const stops = Array.from({ length: 20 }, (_, index) => planned.stop(index))
    const { result, reads } = await counted((records) => findLatestMovers(records, project(), stops, 0))
    expect([...result.values()].map(({ by }) => by)).toEqual(stops.map(() => 'anna'))
    expect(reads).toBeLessThanOrEqual((await planned.changes()).length)
  })
})
