import { expect, it } from 'vitest'
import type { Move } from '../../src/domain/move'
import type { StopId } from '../../src/domain/stop'
import { aProjectWith, updateOf } from '../kit/delivery/test-data'
import type { Delivery } from '../kit/delivery/delivery'
import { right } from '../kit/either'
import { joris } from '../kit/delivery/joris'
import { deliverySuite, failureOf } from './delivery-suite'

/** A route with the first two stops; the third is unplanned. */
const aRoute = async ({ projects, stops, carriers }: Delivery) => {
  const { project, ids } = await aProjectWith({ projects, stops }, 3)
  const [first = '', second = '', third = ''] = ids
  for (const id of [first, second]) right(await stops.update(project, updateOf(id, { newCarrier: carriers[0].id }))())
  return { project, first, second, third }
}

const moveOf = (stop: StopId, move: Partial<Move>): Move => ({
  stop,
  to: { kind: 'unplanned' },
  position: { kind: 'cheapest' },
  from: undefined,
  ...move,
})

export const moveGatewaySuite = deliverySuite('MoveGateway', (delivery) => {
  it('several moves are one change with one undo', async () => {
    const { projects, moves, history } = delivery()
    const { project, first, second, third } = await aRoute(delivery())
    const before = right(await projects.open(project)())
    const { answer, changed } = right(
      await moves.move(project, {
        seenVersion: before.version,
        moves: [
          moveOf(third, { to: { kind: 'route', index: 0 }, position: { kind: 'first' }, from: 'unplanned' }),
          moveOf(first, { from: 0 }),
          moveOf(second, { to: { kind: 'route', index: 0 }, position: { kind: 'after', stop: third }, from: 0 }),
        ],
      })(),
    )
    expect(answer).toEqual([
      { stop: third, route: 0, stopNumber: 10 },
      { stop: first, route: undefined, stopNumber: -1 },
      { stop: second, route: 0, stopNumber: 20 },
    ])
    expect(changed).toMatchObject({ version: (before.version ?? 0) + 1, change: { action: 'made' } })
    const [entry] = right(await history.page(project)()).changes
    right(await history.undo(project, entry?.id ?? '')())
    const after = right(await projects.open(project)())
    expect(after.document.routes.map(({ visits }) => visits.map(({ id }) => id))).toEqual([[first, second]])
  })

  it('a move to a driver without a route makes one', async () => {
    const { projects, moves, drivers } = delivery()
    const { project, third } = await aRoute(delivery())
    const driver = right(await drivers.add(joris)()).value
    const to = { kind: 'driver', driverId: driver.id, day: '2026-11-24' } as const
    right(await moves.move(project, { seenVersion: undefined, moves: [moveOf(third, { to })] })())
    const { document } = right(await projects.open(project)())
    expect(document.routes[1]).toMatchObject({ driverId: driver.id, day: '2026-11-24' })
  })

  it('moves of a stop that is no longer where the sender saw it are refused, and none is made', async () => {
    const { projects, moves } = delivery()
    const { project, first, third } = await aRoute(delivery())
    const before = right(await projects.open(project)()).version
    const refused = await moves.move(project, {
      seenVersion: before,
      moves: [moveOf(first, { from: 0 }), moveOf(third, { from: 0 })],
    })()
    expect(failureOf(refused)).toBe('moved_meanwhile')
    expect(right(await projects.open(project)()).version).toBe(before)
  })

  it('moves of a locked stop, to no route and of no stop are refused', async () => {
    const { moves, locks } = delivery()
    const { project, first, third } = await aRoute(delivery())
    const refusalOfMove = async (move: Move, id = project) =>
      failureOf(await moves.move(id, { seenVersion: undefined, moves: [move] })())
    expect(await refusalOfMove(moveOf(third, { to: { kind: 'route', index: 7 } }))).toBe('not_found')
    expect(await refusalOfMove(moveOf('stp_nobody', {}))).toBe('not_found')
    expect(await refusalOfMove(moveOf(third, {}), 'prj_nowhere')).toBe('not_found')
    right(await locks.change(project, { locked: true, stops: [first], routes: [] })())
    expect(await refusalOfMove(moveOf(first, {}))).toBe('locked')
  })

  it('prices name each route of the day, those who have none, and being unplanned', async () => {
    const { moves, carriers } = delivery()
    const { project, first, third } = await aRoute(delivery())
    const prices = right(await moves.prices(project, { stops: [third], withPositionPrices: true })())
    expect(prices.map(({ to }) => to.kind).toSorted()).toEqual(['carrier', 'route', 'unplanned'])
    expect(prices.at(-1)?.to).toEqual({ kind: 'unplanned' })
    expect(prices.find(({ to }) => to.kind === 'route')?.positionPrices).toHaveLength(3)
    expect(prices.find(({ to }) => to.kind === 'carrier')?.to).toMatchObject({ carrierId: carriers[1].id })
    const ofTwo = right(await moves.prices(project, { stops: [first, third], withPositionPrices: false })())
    expect(ofTwo.every(({ positionPrices }) => positionPrices === undefined)).toBe(true)
    expect(failureOf(await moves.prices(project, { stops: ['stp_nobody'], withPositionPrices: false })())).toBe(
      'not_found',
    )
  })

  it('a move at its price is put where the price says', async () => {
    const { moves } = delivery()
    const { project, third } = await aRoute(delivery())
    const prices = right(await moves.prices(project, { stops: [third], withPositionPrices: false })())
    const best = prices.find(({ to }) => to.kind === 'route')
    const to = { kind: 'route', index: 0 } as const
    const { answer } = right(await moves.move(project, { seenVersion: undefined, moves: [moveOf(third, { to })] })())
    expect(answer).toEqual([{ stop: third, route: 0, stopNumber: best?.bestPosition?.stopNumber }])
  })
})
