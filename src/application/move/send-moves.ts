import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { notChangedAlert } from '../../domain/alert'
import { done, isMovedMeanwhile, cancelled, serverMessageOf, type CallFailure } from '../../domain/failure'
import type { HistoryEntry } from '../../domain/history'
import { currentRouteOf, movedStops, type Move, type MoveTarget, type MovedStop } from '../../domain/move'
import { routeAt, type Plan } from '../../domain/plan'
import type { ProjectId } from '../../domain/project'
import { stopVisitsOf, type Route } from '../../domain/route'
import type { StopId } from '../../domain/stop'
import type { AlertActions } from '../alert'
import type { EditResult } from '../gateway'
import { entryOfChange, type HistoryFacade } from '../history'
import type { ChangeProject, OpenPlan, PlanStore, ReloadPlan, TrackEdit } from '../plan'
import type { MoveConflictStore } from './move-dialog-store'
import type { MoveGateway } from './move-gateway'

export type SendMovesPorts = {
  readonly moves: Pick<MoveGateway, 'move'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly conflicts: Pick<MoveConflictStore, 'add'>
  readonly alerts: Pick<AlertActions, 'show'>
  readonly changeProject: ChangeProject
  readonly trackEdit: TrackEdit
  readonly reload: ReloadPlan
  readonly undoChange: HistoryFacade['undoSingle']
}

/**
 * Sends the moves of these stops, as they are made of a plan: of the given one, which the user looked at, or else of that
 * on screen once it is their turn.
 */
export type SendMoves = (
  stops: ReadonlyArray<StopId>,
  movesOn: (plan: Plan) => ReadonlyArray<Move>,
  seenPlan?: OpenPlan,
) => Promise<E.Either<CallFailure, ReadonlyArray<MovedStop>>>

export type SentMoves = {
  readonly send: SendMoves
  readonly isUnanswered: (stop: StopId) => boolean
  /** the failure of a move that is refused; undefined where all moves are answered */
  readonly untilAnswered: () => Promise<E.Either<CallFailure, void>> | undefined
}

/** Where the last move of the user put a stop, and by which change. */
type OwnMove = {
  readonly project: ProjectId
  readonly version: number
  readonly route: Move['from']
  readonly change: HistoryEntry | undefined
}

/**
 * Sends moves as one change. Moves of a stop whose last move is not answered yet are sent after that, and are not made
 * where that fails. Where somebody else has moved one of the stops, their change is shown first, and the user decides.
 */
export const sendMoves = (ports: SendMovesPorts): SentMoves => {
  const { moves: gateway, plan, conflicts, alerts, changeProject, trackEdit, reload, undoChange } = ports
  const unanswered = new Map<StopId, Promise<E.Either<CallFailure, ReadonlyArray<MovedStop>>>>()
  const lastOwnMoves = new Map<StopId, OwnMove>()
  const ownVersions = new Map<ProjectId, ReadonlySet<number>>()

  const openIn = (project: ProjectId): OpenPlan | undefined =>
    plan.open?.project.id === project ? plan.open : undefined
  /** Where the user knows a stop to be: a plan that was seen before the answer to a move of the user does not show it. */
  const knownRoute = ({ project: { id }, version = Infinity }: OpenPlan, { stop, from }: Move): Move['from'] => {
    const own = lastOwnMoves.get(stop)
    if (from === undefined || own?.project !== id || own.version <= version) return from
    const open = openIn(id)
    return open === undefined || currentRouteOf(open.plan, stop) === own.route ? own.route : from
  }
  /**
   * A route that the moves of the user have emptied is gone, and another may have its index since: its driver or carrier
   * gets a new one.
   */
  const knownTarget = (
    { project: { id }, version = Infinity, plan: seenPlan }: OpenPlan,
    to: MoveTarget,
  ): MoveTarget => {
    const open = openIn(id)
    const route = to.kind === 'route' ? O.toUndefined(routeAt(seenPlan, to.index)) : undefined
    if (route === undefined || open === undefined || isSameRoute(route, O.toUndefined(routeAt(open.plan, route.index))))
      return to
    const { day, driverId, carrierId } = route
    const visits = stopVisitsOf(route)
    const isEmptied = visits.length > 0 && visits.every((visit) => (lastOwnMoves.get(visit.id)?.version ?? 0) > version)
    if (!isEmptied || day === undefined) return to
    if (driverId !== undefined) return { kind: 'driver', driverId, day }
    return carrierId === undefined ? to : { kind: 'carrier', carrierId, day }
  }
  /**
   * The change of the user that took just these stops off their route, which is gone since: its undo gives back the route
   * with all that it had. Undefined where anything was changed after it.
   */
  const changeThatEmptiedRoute = (
    { project: { id }, plan: seenPlan }: OpenPlan,
    moves: ReadonlyArray<Move>,
  ): HistoryEntry | undefined => {
    const [to, other] = [...new Set(moves.map((move) => (move.to.kind === 'route' ? move.to.index : undefined)))]
    const route = to === undefined || other !== undefined ? undefined : O.toUndefined(routeAt(seenPlan, to))
    const open = openIn(id)
    if (route === undefined || open === undefined || O.isSome(routeAt(open.plan, route.index))) return undefined
    const stops = new Set(moves.map(({ stop }) => stop))
    const visits = stopVisitsOf(route)
    const [own, ...others] = visits.map((visit) => lastOwnMoves.get(visit.id))
    const areJustThese = visits.length === stops.size && visits.every((visit) => stops.has(visit.id))
    const isOneChange = others.every((move) => move?.change === own?.change)
    return areJustThese && isOneChange && own?.project === id && own.version === open.version ? own.change : undefined
  }
  const moveBackByUndo = async (
    change: HistoryEntry,
    { project: { id }, plan: seenPlan }: OpenPlan,
    moves: ReadonlyArray<Move>,
  ): Promise<E.Either<CallFailure, ReadonlyArray<MovedStop>>> => {
    const answer = await undoChange(change)
    if (E.isLeft(answer)) return answer
    const version = openIn(id)?.version
    const moved = movedStops(seenPlan, moves)
    if (version !== undefined) rememberMoves(id, { version, change: undefined }, moved)
    return E.right(moved)
  }
  const rememberMoves = (
    id: ProjectId,
    made: Pick<OwnMove, 'version' | 'change'>,
    moved: ReadonlyArray<MovedStop>,
  ): void => {
    ownVersions.set(id, new Set([...(ownVersions.get(id) ?? []), made.version]))
    for (const { stop, route } of moved) lastOwnMoves.set(stop, { project: id, ...made, route: route ?? 'unplanned' })
  }
  /** The version up to which only moves of the user followed the plan that was seen. */
  const knownVersion = ({ project: { id }, version }: OpenPlan): number | undefined => {
    if (version === undefined) return undefined
    let seenVersion = version
    while (ownVersions.get(id)?.has(seenVersion + 1) === true) seenVersion += 1
    return seenVersion
  }
  const send = async (
    seenPlan: OpenPlan,
    made: ReadonlyArray<Move>,
  ): Promise<E.Either<CallFailure, ReadonlyArray<MovedStop>>> => {
    const { id } = seenPlan.project
    const moves = made.map((move) => ({ ...move, from: knownRoute(seenPlan, move) }))
    let changed: EditResult<unknown>['changed']
    const request = (project: ProjectId) =>
      TE.map((result: EditResult<ReadonlyArray<MovedStop>>) => {
        changed = result.changed
        return result
      })(gateway.move(project, { seenVersion: knownVersion(seenPlan), moves }))
    const answer = await changeProject('move stops', request, id)
    if (E.isLeft(answer)) {
      if (isMovedMeanwhile(answer.left)) await ask(seenPlan, moves, serverMessageOf(answer.left))
    } else if (changed !== undefined && changed !== null)
      rememberMoves(id, { version: changed.version, change: entryOfChange(changed) }, answer.right)
    return answer
  }
  const ask = async (seenPlan: OpenPlan, moves: ReadonlyArray<Move>, message = MOVED_MEANWHILE): Promise<void> => {
    const isOnScreen = moves.some(
      ({ stop, from }) =>
        from !== undefined && plan.open !== undefined && currentRouteOf(plan.open.plan, stop) !== from,
    )
    if (!isOnScreen) await reload()
    const open = openIn(seenPlan.project.id)
    if (open === undefined || !haveSameTargets(moves, seenPlan.plan, open.plan)) {
      alerts.show(notChangedAlert(message))
      return
    }
    const stops = moves.map(({ stop }) => stop)
    const movesOn = (current: Plan) => moves.map((move) => ({ ...move, from: currentRouteOf(current, move.stop) }))
    conflicts.add({ stops, message, moveAgain: () => sendInOrder(stops, movesOn, open) })
  }
  const sendInOrder: SendMoves = async (stops, movesOn, seenPlan = plan.open) => {
    if (seenPlan === undefined) return cancelled
    const earlier = stops.flatMap((stop) => unanswered.get(stop) ?? [])
    const movesFrom = (current: Plan) =>
      movesOn(current).map((move) => ({ ...move, to: knownTarget(seenPlan, move.to) }))
    const waiting = stops.filter((stop) => unanswered.has(stop))
    const sendAfter = async (): Promise<E.Either<CallFailure, ReadonlyArray<MovedStop>>> => {
      if (!(await Promise.all(earlier)).every(E.isRight)) return cancelled
      // A move of another user since the answer is not overruled, though the plan on screen shows it already.
      const own = waiting.flatMap((stop) => lastOwnMoves.get(stop) ?? [])
      const current = openIn(seenPlan.project.id) ?? seenPlan
      const change = changeThatEmptiedRoute(seenPlan, movesOn(current.plan))
      if (change !== undefined) return moveBackByUndo(change, seenPlan, movesOn(current.plan))
      const ownVersion = Math.min(current.version ?? Infinity, ...own.map((move) => move.version))
      const moves = movesFrom(current.plan).map((move) =>
        move.from !== undefined && waiting.includes(move.stop)
          ? { ...move, from: lastOwnMoves.get(move.stop)?.route ?? move.from }
          : move,
      )
      // A route that somebody else has replaced is not the one that was chosen.
      const version = haveSameTargets(moves, seenPlan.plan, current.plan)
        ? ownVersion
        : (seenPlan.version ?? ownVersion)
      return send(Number.isFinite(version) ? { ...current, version } : current, moves)
    }
    const sendNow = () => {
      const change = changeThatEmptiedRoute(seenPlan, movesOn(seenPlan.plan))
      return change === undefined
        ? send(seenPlan, movesFrom(seenPlan.plan))
        : moveBackByUndo(change, seenPlan, movesOn(seenPlan.plan))
    }
    const answer = trackEdit(earlier.length === 0 ? sendNow() : sendAfter())
    for (const stop of stops) unanswered.set(stop, answer)
    try {
      return await answer
    } finally {
      for (const stop of stops) if (unanswered.get(stop) === answer) unanswered.delete(stop)
    }
  }
  return {
    send: async (stops, movesOn, seenPlan) => (stops.length === 0 ? cancelled : sendInOrder(stops, movesOn, seenPlan)),
    isUnanswered: (stop) => unanswered.has(stop),
    untilAnswered: () => (unanswered.size === 0 ? undefined : answerOfAll([...unanswered.values()])),
  }
}

const answerOfAll = async (
  moves: ReadonlyArray<Promise<E.Either<CallFailure, ReadonlyArray<MovedStop>>>>,
): Promise<E.Either<CallFailure, void>> => (await Promise.all(moves)).find(E.isLeft) ?? done

const MOVED_MEANWHILE = 'Somebody else changed these stops or their routes meanwhile.'

/** Whether the routes to which the stops go are still there, each with its day and its driver or carrier. */
const haveSameTargets = (moves: ReadonlyArray<Move>, before: Plan, after: Plan): boolean =>
  moves.every(({ to }) => {
    if (to.kind !== 'route') return true
    return isSameRoute(O.toUndefined(routeAt(before, to.index)), O.toUndefined(routeAt(after, to.index)))
  })

/** A route has its index for as long as it exists, and its day and its driver or carrier tell it from the next. */
const isSameRoute = (one: Route | undefined, other: Route | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.day === other.day &&
  one.driverId === other.driverId &&
  one.carrierId === other.carrierId
