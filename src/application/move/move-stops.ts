import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { currentRouteOf, type MovePosition, type MoveTarget, type MovedStop } from '../../domain/move'
import type { StopId } from '../../domain/stop'
import type { OpenPlan } from '../plan'
import type { SendMoves } from './send-moves'

/** Several stops come one after the other at a named position, and each at its own cheapest position otherwise. */
export type StopsMove = {
  readonly stops: ReadonlyArray<StopId>
  readonly to: MoveTarget
  readonly position: MovePosition
  /** the plan that the user looked at; undefined for the current one */
  readonly seenPlan?: OpenPlan | undefined
}

export type MoveStops = (move: StopsMove) => Promise<E.Either<CallFailure, ReadonlyArray<MovedStop>>>

/** Moves stops as one change. It is refused where somebody else has moved one of them. */
export const moveStops =
  ({ send }: { readonly send: SendMoves }): MoveStops =>
  ({ stops, to, position, seenPlan }) =>
    send(
      stops,
      (plan) =>
        stops.map((stop, index) => ({
          stop,
          to,
          position: positionOf(position, stops[index - 1]),
          from: currentRouteOf(plan, stop),
        })),
      seenPlan,
    )

const positionOf = (position: MovePosition, previous: StopId | undefined): MovePosition =>
  previous === undefined || position.kind === 'cheapest' ? position : { kind: 'after', stop: previous }
