import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { notDone, type CallFailure } from '../../domain/failure'
import type { Move, MovePosition, MoveTarget, PlacedStop } from '../../domain/move'
import { findVisit, type Plan } from '../../domain/plan'
import type { StopId } from '../../domain/stop'
import type { ChangeProject, OpenPlan, PlanStore, TrackEdit } from '../plan'
import type { MoveGateway } from './move-gateway'

export type MoveStopsPorts = {
  readonly moves: Pick<MoveGateway, 'move'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly changeProject: ChangeProject
  readonly trackEdit: TrackEdit
}

/** Several stops come one after the other at a named place, and each at its own cheapest place otherwise. */
export type StopsMove = {
  readonly stops: ReadonlyArray<StopId>
  readonly to: MoveTarget
  readonly position: MovePosition
  /** the plan that the user looked at; undefined for the current one */
  readonly seen?: OpenPlan
}

export type MoveStops = (move: StopsMove) => Promise<E.Either<CallFailure, ReadonlyArray<PlacedStop>>>

/**
 * Moves stops as one change. It is refused where somebody else has moved one of them. A stop whose last move is not
 * answered yet is moved after that, and stays where that fails.
 */
export const moveStops = ({ moves, plan, changeProject, trackEdit }: MoveStopsPorts): MoveStops => {
  const unanswered = new Map<StopId, ReturnType<MoveStops>>()

  const send = ({ stops, to, position, seen = plan.open }: StopsMove): ReturnType<MoveStops> =>
    changeProject('move stops', (project) =>
      moves.move(project, {
        seen: seen?.version,
        moves: stops.map((stop, index) => ({
          stop,
          to,
          position: positionOf(position, stops[index - 1]),
          from: seen && routeOf(seen.plan, stop),
        })),
      }),
    )
  const sendAfter = async (
    earlier: ReadonlyArray<ReturnType<MoveStops>>,
    { stops, to, position }: StopsMove,
  ): ReturnType<MoveStops> => ((await Promise.all(earlier)).every(E.isRight) ? send({ stops, to, position }) : notDone)

  return async (move) => {
    if (move.stops.length === 0) return notDone
    const earlier = move.stops.flatMap((stop) => unanswered.get(stop) ?? [])
    const answer = trackEdit(earlier.length === 0 ? send(move) : sendAfter(earlier, move))
    for (const stop of move.stops) unanswered.set(stop, answer)
    try {
      return await answer
    } finally {
      for (const stop of move.stops) if (unanswered.get(stop) === answer) unanswered.delete(stop)
    }
  }
}

const positionOf = (position: MovePosition, previous: StopId | undefined): MovePosition =>
  previous === undefined || position.kind === 'cheapest' ? position : { kind: 'after', stop: previous }

const routeOf = (plan: Plan, stop: StopId): Move['from'] =>
  O.toUndefined(findVisit(plan, stop))?.route.index ?? 'unplanned'
