import type * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { CallFailure } from '../../domain/failure'
import type { Move, MovePosition, MoveTarget, PlacedStop } from '../../domain/move'
import { findVisit, type Plan } from '../../domain/plan'
import type { StopId } from '../../domain/stop'
import type { ChangeProject, PlanStore } from '../plan'
import type { MoveGateway } from './move-gateway'

export type MoveStopsPorts = {
  readonly moves: Pick<MoveGateway, 'move'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly changeProject: ChangeProject
}

/** Several stops come one after the other at a named place, and each at its own cheapest place otherwise. */
export type StopsMove = {
  readonly stops: ReadonlyArray<StopId>
  readonly to: MoveTarget
  readonly position: MovePosition
}

export type MoveStops = (move: StopsMove) => Promise<E.Either<CallFailure, ReadonlyArray<PlacedStop>>>

/** Moves stops as one change. It is refused where somebody else has moved one of them. */
export const moveStops =
  ({ moves, plan, changeProject }: MoveStopsPorts): MoveStops =>
  ({ stops, to, position }) => {
    const { open } = plan
    return changeProject('move stops', (project) =>
      moves.move(project, {
        seen: open?.version,
        moves: stops.map((stop, index) => ({
          stop,
          to,
          position: positionOf(position, stops[index - 1]),
          from: open && routeOf(open.plan, stop),
        })),
      }),
    )
  }

const positionOf = (position: MovePosition, previous: StopId | undefined): MovePosition =>
  previous === undefined || position.kind === 'cheapest' ? position : { kind: 'after', stop: previous }

const routeOf = (plan: Plan, stop: StopId): Move['from'] =>
  O.toUndefined(findVisit(plan, stop))?.route.index ?? 'unplanned'
