import fc from 'fast-check'
import type { Move, MovePosition, MoveTarget } from '../../../src/domain/move'
import type { Plan } from '../../../src/domain/plan'
import { routeReloadId } from '../../../src/domain/route'
import { stopList, type StopId } from '../../../src/domain/stop'
import { aPlan, numbered, withCarriersOnce } from './plan'

const days = ['2026-11-23', '2026-11-24']

const aTarget = ({ routes }: Plan): fc.Arbitrary<MoveTarget> =>
  fc.oneof(
    ...(routes.length === 0
      ? []
      : [
          {
            weight: 4,
            arbitrary: fc.constantFrom(...routes).map(({ index }): MoveTarget => ({ kind: 'route', index })),
          },
        ]),
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('driver-1', 'driver-2'), fc.constantFrom(...days))
        .map(([driverId, day]): MoveTarget => ({ kind: 'driver', driverId, day })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(...days))
        .map(([carrierId, day]): MoveTarget => ({ kind: 'carrier', carrierId, day })),
    },
    { weight: 1, arbitrary: fc.constant<MoveTarget>({ kind: 'unplanned' }) },
  )

const aPosition = (ids: ReadonlyArray<StopId>): fc.Arbitrary<MovePosition> =>
  fc.oneof(
    fc.constant<MovePosition>({ kind: 'first' }),
    fc.constant<MovePosition>({ kind: 'cheapest' }),
    fc.constantFrom(...ids).map((stop): MovePosition => ({ kind: 'after', stop })),
  )

export type PlanAndMoves = { readonly plan: Plan; readonly moves: ReadonlyArray<Move> }

/** A plan with numbered routes, and moves of its stops and reloads, of which some name a stop that is on another route. */
export const aPlanAndMoves = (maxMoves = 5): fc.Arbitrary<PlanAndMoves> =>
  aPlan(0, 2)
    .map((plan) => numbered(withCarriersOnce(plan)))
    .chain((plan) => {
      const ids = stopList.values(plan.stops).map(({ facts }) => facts.id)
      const reloads = plan.routes.flatMap(({ index }) => [1, 2].map((n) => routeReloadId(index, n)))
      const position = aPosition([...ids, ...reloads])
      const aStopMove = fc.record<Move>(
        { stop: fc.constantFrom(...ids), to: aTarget(plan), position, from: fc.constant(undefined) },
        { noNullPrototype: true },
      )
      const aReloadMove = (): fc.Arbitrary<Move> =>
        fc.record<Move>(
          {
            stop: fc.constantFrom(...reloads),
            to: fc.constantFrom(
              { kind: 'unplanned' } as const,
              ...plan.routes.map(({ index }) => ({ kind: 'route', index }) as const),
            ),
            position,
            from: fc.constant(undefined),
          },
          { noNullPrototype: true },
        )
      const aMove =
        reloads.length === 0
          ? aStopMove
          : fc.oneof({ weight: 4, arbitrary: aStopMove }, { weight: 1, arbitrary: aReloadMove() })
      return fc.record(
        { plan: fc.constant(plan), moves: fc.array(aMove, { minLength: 1, maxLength: maxMoves }) },
        { noNullPrototype: true },
      )
    })
