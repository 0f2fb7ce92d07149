import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { notChangedAlert } from '../../domain/alert'
import { isMovedMeanwhile, notDone, serverMessageOf, type CallFailure } from '../../domain/failure'
import { sourceOf, type Move, type PlacedStop } from '../../domain/move'
import { routeAt, type Plan } from '../../domain/plan'
import type { StopId } from '../../domain/stop'
import type { AlertActions } from '../alert'
import type { ChangeProject, OpenPlan, PlanStore, ReloadPlan, TrackEdit } from '../plan'
import type { MoveConflictStore } from './move-conflict-store'
import type { MoveGateway } from './move-gateway'

export type SendMovesPorts = {
  readonly moves: Pick<MoveGateway, 'move'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly conflicts: Pick<MoveConflictStore, 'add'>
  readonly alerts: Pick<AlertActions, 'show'>
  readonly changeProject: ChangeProject
  readonly trackEdit: TrackEdit
  readonly reload: ReloadPlan
}

type Placed = Promise<E.Either<CallFailure, ReadonlyArray<PlacedStop>>>

/**
 * Sends the moves of these stops, as they are made of a plan: of the given one, which the user looked at, or else of that
 * on screen once it is their turn.
 */
export type SendMoves = (
  stops: ReadonlyArray<StopId>,
  movesOn: (plan: Plan) => ReadonlyArray<Move>,
  seen?: OpenPlan,
) => Placed

/**
 * Sends moves as one change. Moves of a stop whose last move is not answered yet are sent after that, and are not made
 * where that fails. Where somebody else has moved one of the stops, their change is shown first, and the user decides.
 */
export const sendMoves = (ports: SendMovesPorts): SendMoves => {
  const { moves: gateway, plan, conflicts, alerts, changeProject, trackEdit, reload } = ports
  const unanswered = new Map<StopId, Placed>()

  const send = async (seen: OpenPlan, moves: ReadonlyArray<Move>): Placed => {
    const answer = await changeProject(
      'move stops',
      (project) => gateway.move(project, { seen: seen.version, moves }),
      seen.project.id,
    )
    if (E.isLeft(answer) && isMovedMeanwhile(answer.left)) await ask(seen, moves, serverMessageOf(answer.left))
    return answer
  }
  const ask = async (seen: OpenPlan, moves: ReadonlyArray<Move>, message = MOVED_MEANWHILE): Promise<void> => {
    const isOnScreen = moves.some(
      ({ stop, from }) => from !== undefined && plan.open !== undefined && sourceOf(plan.open.plan, stop) !== from,
    )
    if (!isOnScreen) await reload()
    const { open } = plan
    if (open?.project.id !== seen.project.id || !haveSameTargets(moves, seen.plan, open.plan))
      alerts.show(notChangedAlert(message))
    else
      conflicts.add({
        message,
        moveAgain: () => {
          const again = moves.map((move) => ({ ...move, from: undefined }))
          void sendInOrder(
            moves.map(({ stop }) => stop),
            () => again,
          )
        },
      })
  }
  const sendInOrder: SendMoves = async (stops, movesOn, seen) => {
    const earlier = stops.flatMap((stop) => unanswered.get(stop) ?? [])
    const sendNow = (looked: OpenPlan | undefined): Placed =>
      looked === undefined ? Promise.resolve(notDone) : send(looked, movesOn(looked.plan))
    const sendAfter = async (): Placed => ((await Promise.all(earlier)).every(E.isRight) ? sendNow(plan.open) : notDone)
    const answer = trackEdit(earlier.length === 0 ? sendNow(seen ?? plan.open) : sendAfter())
    for (const stop of stops) unanswered.set(stop, answer)
    try {
      return await answer
    } finally {
      for (const stop of stops) if (unanswered.get(stop) === answer) unanswered.delete(stop)
    }
  }
  return async (stops, movesOn, seen) => (stops.length === 0 ? notDone : sendInOrder(stops, movesOn, seen))
}

const MOVED_MEANWHILE = 'Somebody else moved this stop meanwhile.'

/** Whether the routes to which the stops go are still there, each with its day and its driver or carrier. */
const haveSameTargets = (moves: ReadonlyArray<Move>, before: Plan, after: Plan): boolean =>
  moves.every(({ to }) => {
    if (to.kind !== 'route') return true
    const [old, current] = [O.toUndefined(routeAt(before, to.index)), O.toUndefined(routeAt(after, to.index))]
    return (
      old !== undefined &&
      current !== undefined &&
      old.day === current.day &&
      old.driverId === current.driverId &&
      old.externalRouteId === current.externalRouteId
    )
  })
