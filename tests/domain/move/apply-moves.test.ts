import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { applyMoves, type Move } from '../../../src/domain/move'
import type { Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { NO_NUMBER, stopList, type StopId } from '../../../src/domain/stop'
import { movesContext } from '../../kit/builders/moves-context'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'

const north = aRouteTo(['a', 'b', 'c'], { index: 0 })
const south = aRouteTo(['d', 'e'], { index: 3, carrierId: undefined, driverId: 'driver-1' })
const plan = aPlanOf([north, south], ['u'])

const move = (stop: StopId, changes: Partial<Move> = {}): Move => ({
  stop,
  to: { kind: 'route', index: 3 },
  position: { kind: 'first' },
  from: undefined,
  ...changes,
})
const behind = (stop: StopId) => ({ kind: 'after', stop }) as const

const moved = (moves: ReadonlyArray<Move>, changes: Partial<typeof movesContext> = {}, from: Plan = plan) =>
  right(applyMoves(from, moves, { ...movesContext, ...changes }))
const refusal = (moves: ReadonlyArray<Move>, changes: Partial<typeof movesContext> = {}) =>
  left(applyMoves(plan, moves, { ...movesContext, ...changes }))
const orderOf = ({ routes }: Plan) => routes.map(({ index, visits }) => [index, visits.map(({ id }) => id).join('')])

describe('applyMoves', () => {
  it('stops go where the moves say, one after the other', () => {
    const moves = [move('a', { position: behind('d') }), move('u', { position: behind('a') }), move('b')]
    const { plan: result, movedStops, isPutElsewhere } = moved(moves)
    expect(orderOf(result)).toEqual([
      [0, 'c'],
      [3, 'bdaue'],
    ])
    expect(movedStops).toEqual([
      { stop: 'a', route: 3, stopNumber: 30 },
      { stop: 'u', route: 3, stopNumber: 40 },
      { stop: 'b', route: 3, stopNumber: 10 },
    ])
    expect(isPutElsewhere).toBe(false)
  })

  it('a stop that is taken off its route is unplanned', () => {
    const { plan: result, movedStops, isPutElsewhere } = moved([move('b', { to: { kind: 'unplanned' } })])
    expect(isPutElsewhere).toBe(false)
    expect(orderOf(result)[0]).toEqual([0, 'ac'])
    expect(movedStops).toEqual([{ stop: 'b', route: undefined, stopNumber: NO_NUMBER }])
    expect(stopList.get(result.stops, 'b')?.placement.isPlanned).toBe(false)
  })

  it('a route that loses its last stop is gone, and one that was empty before stays', () => {
    const withEmpty = aPlanOf([north, south, aRouteTo([], { index: 5 })])
    const { plan: result } = moved(
      [move('d', { to: { kind: 'route', index: 0 } }), move('e', { to: { kind: 'unplanned' } })],
      {},
      withEmpty,
    )
    expect(orderOf(result)).toEqual([
      [0, 'dabc'],
      [5, ''],
    ])
  })

  it('a driver without a route on that day gets one from headquarters', () => {
    const { plan: result } = moved([move('a', { to: { kind: 'driver', driverId: 'driver-2', day: '2026-11-24' } })])
    const route = result.routes.at(-1)
    expect(route).toMatchObject({ index: 4, driverId: 'driver-2', driverName: 'Joris driver-2', day: '2026-11-24' })
    expect([route?.start, route?.end].map((depot) => depot?.address.coordinates)).toEqual(
      Array(2).fill(movesContext.headquarters),
    )
  })

  it('a driver or carrier with a route on that day gets no second one', () => {
    const [day, first] = ['2026-11-23', { position: { kind: 'first' } } as const]
    const toDriver = move('a', { ...first, to: { kind: 'driver', driverId: 'driver-1', day } })
    const toCarrier = move('e', { ...first, to: { kind: 'carrier', carrierId: 7, day } })
    expect(orderOf(moved([toDriver, toCarrier]).plan)).toEqual([
      [0, 'ebc'],
      [3, 'ad'],
    ])
  })

  it('two stops for a new driver share one new route, and none is made where both leave it again', () => {
    const to = { kind: 'driver', driverId: 'driver-2', day: '2026-11-23' } as const
    const both = [move('a', { to }), move('b', { to, position: behind('a') })]
    expect(orderOf(moved(both).plan).at(-1)).toEqual([4, 'ab'])
    const back = both.map(({ stop }) => move(stop, { to: { kind: 'route', index: 0 } })).toReversed()
    expect(moved([...both, ...back]).plan).toBe(plan)
  })

  it('the cheapest position is the one on the way', () => {
    const at = (minutes: number) => ({ lat: 52, lng: 5 + minutes / 1000 })
    const places: Readonly<Record<StopId, number>> = { a: 10, b: 30, c: 50, d: 0, e: 0, u: 40 }
    const depot = (visit: Route['start']) => visit && { ...visit, address: { ...visit.address, coordinates: at(0) } }
    const onLine: Plan = {
      ...plan,
      routes: plan.routes.map((route) => ({ ...route, start: depot(route.start), end: depot(route.end) })),
      stops: stopList.from(
        [...plan.stops].map((stop) => ({
          ...stop,
          facts: { ...stop.facts, coordinates: at(places[stop.facts.id] ?? 0) },
        })),
      ),
    }
    const { plan: result, isPutElsewhere } = moved(
      [move('u', { to: { kind: 'route', index: 0 }, position: { kind: 'cheapest' } })],
      {},
      onLine,
    )
    expect(orderOf(result)[0]).toEqual([0, 'abuc'])
    expect(isPutElsewhere).toBe(false)
  })
})

describe('applyMoves after others moved stops', () => {
  it('a stop that is not where the sender saw it is refused, whatever else the moves say', () => {
    const moves = [
      move('a', { from: 0 }),
      move('b', { from: 3 }),
      move('u', { from: 1 }),
      move('d', { from: 'unplanned' }),
    ]
    expect(refusal(moves)).toEqual({ kind: 'moved meanwhile', stops: ['b', 'u', 'd'] })
    expect(E.isRight(applyMoves(plan, [move('u', { from: 'unplanned' })], movesContext))).toBe(true)
  })

  it('a route that was removed or replaced since is refused as target and as origin', () => {
    const isRouteReplaced = (index: number): boolean => index === 3
    expect(refusal([move('a')], { isRouteReplaced })).toEqual({ kind: 'moved meanwhile', stops: ['a'] })
    const fromReplaced = move('d', { to: { kind: 'route', index: 0 }, from: 3 })
    expect(refusal([fromReplaced], { isRouteReplaced })).toEqual({ kind: 'moved meanwhile', stops: ['d'] })
    expect(orderOf(moved([{ ...fromReplaced, from: undefined }], { isRouteReplaced }).plan)[0]).toEqual([0, 'dabc'])
  })

  it('a target that is named by its driver, and a stop that was unplanned, are on no route that could be replaced', () => {
    const to = { kind: 'driver', driverId: 'driver-1', day: '2026-11-23' } as const
    expect(orderOf(moved([move('u', { to, from: 'unplanned' })], { isRouteReplaced: () => true }).plan)[1]).toEqual([
      3,
      'ude',
    ])
  })

  it('a stop comes after the nearest stop that stood before the one that left', () => {
    const earlierStopsOf = () => ['x', 'd', 'y', 'gone', 'e']
    const result = moved([move('a', { position: behind('gone') })], { earlierStopsOf })
    expect(orderOf(result.plan)[1]).toEqual([3, 'dae'])
    expect(result.isPutElsewhere).toBe(true)
    const last = moved([move('a', { position: behind('gone') })], { earlierStopsOf: () => ['d', 'e', 'x', 'gone'] })
    expect(orderOf(last.plan)[1]).toEqual([3, 'dea'])
  })

  it('a stop comes first where none of the stops before is left', () => {
    const result = moved([move('a', { position: behind('gone') })], { earlierStopsOf: () => ['x', 'gone', 'd'] })
    expect(orderOf(result.plan)[1]).toEqual([3, 'ade'])
  })

  it('a stop comes first on a new route where the one before it left with the route of that driver', () => {
    const to = { kind: 'driver', driverId: 'driver-2', day: '2026-11-23' } as const
    const moves = [move('a', { to, position: behind('gone') }), move('b', { to, position: behind('a') })]
    const result = moved(moves, {
      earlierStopsOf: (target) =>
        target.kind === 'driver' && target.driverId === 'driver-2' ? ['x', 'gone'] : undefined,
    })
    expect([orderOf(result.plan).at(-1), result.isPutElsewhere]).toEqual([[4, 'ab'], true])
  })

  it('a stop that an earlier move took away leaves its position to the next', () => {
    const moves = [
      move('b', { to: { kind: 'unplanned' } }),
      move('d', { to: { kind: 'route', index: 0 }, position: behind('b') }),
    ]
    expect(orderOf(moved(moves).plan)[0]).toEqual([0, 'adc'])
  })
})

describe('applyMoves, refusals', () => {
  it.each([
    [move('x'), { kind: 'no such stop', stop: 'x' }],
    [move('a', { to: { kind: 'route', index: 1 } }), { kind: 'no such route', index: 1 }],
    [move('a', { to: { kind: 'driver', driverId: 'd9', day: 'Ma' } }), { kind: 'no such driver', driverId: 'd9' }],
    [move('a', { to: { kind: 'carrier', carrierId: 9, day: 'Ma' } }), { kind: 'no such carrier', carrierId: 9 }],
    [move('a', { position: behind('c') }), { kind: 'not on that route', stop: 'c', index: 3 }],
    [move('d', { position: behind('d') }), { kind: 'after itself', stop: 'd' }],
  ])('%j is refused', (wrong, expected) => {
    expect(refusal([move('b'), wrong])).toEqual(expected)
  })

  it('a neighbour on a route that is only made by the move is refused where that driver never visited it', () => {
    const to = { kind: 'driver', driverId: 'driver-2', day: '2026-11-23' } as const
    const refused = refusal([move('a', { to, position: behind('b') })])
    expect(refused).toEqual({ kind: 'not on that route', stop: 'b', index: undefined })
  })

  it('the start and end of a route cannot be moved', () => {
    const withDepot = {
      ...plan,
      stops: stopList.from(
        [...aPlanOf([], ['s']).stops].map((stop) => ({ ...stop, facts: { ...stop.facts, type: 'START' } })),
      ),
    }
    expect(left(applyMoves(withDepot, [move('s')], movesContext))).toEqual({ kind: 'start or end', stop: 's' })
  })
})
