import type * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { RouteDay } from '../../domain/calendar'
import { cancelled, type CallFailure } from '../../domain/failure'
import { currentRouteOf, positionAfter, type Price, type StopToPrice } from '../../domain/move'
import { findVisit } from '../../domain/plan'
import { freeReloadId, type Route } from '../../domain/route'
import type { StopId } from '../../domain/stop'
import type { AlertActions, Clock } from '../alert'
import { changeProject, type ChangeProjectPorts, type PlanStore, type ReloadPlan } from '../plan'
import type { SessionStore } from '../session'
import { applyRepair, type ApplyRepair } from './apply-repair'
import { dragActions, type DragActions, type SendDrop } from './drag-stops'
import { DragStore } from './drag-store'
import { isSameTarget } from './drop-cost'
import { MoveConflictStore, MoveDialogStore, type DropTarget } from './move-dialog-store'
import type { MoveGateway } from './move-gateway'
import { moveStops, type MoveStops } from './move-stops'
import { moveDialogActions, type MoveDialogActions } from './open-move-dialog'
import { PendingMoveStore, type PendingPosition, type PendingRoute } from './pending-move-store'
import { positionSteps, type PositionSteps } from './step-in-route'
import { sendMoves, type SendMovesPorts, type SentMoves } from './send-moves'
import { routeSteps, type RouteSteps } from './step-to-route'

export type MoveActionsPorts = ChangeProjectPorts & {
  readonly moves: MoveGateway
  readonly plan: Pick<PlanStore, 'open' | 'plan'>
  readonly alerts: Pick<AlertActions, 'show'>
  readonly session: Pick<SessionStore, 'user'>
  readonly reload: ReloadPlan
  readonly undoChange: SendMovesPorts['undoChange']
  readonly clock: Pick<Clock, 'now' | 'startTimer'>
}

type StopPricesQuery = {
  readonly stop: StopToPrice
  readonly day: RouteDay | undefined
  readonly withPositionPrices: boolean
}

/** Edits of the plan by hand, for screens. */
export type MoveFacade = DragActions &
  MoveDialogActions & {
    readonly drag: Pick<DragStore, 'movingStops' | 'priced' | 'prices' | 'target' | 'outcome'>
    readonly dialog: Pick<MoveDialogStore, 'value' | 'target' | 'allPrices'>
    readonly closeDialog: () => void
    /** shows the move of an option of the dialog on the map */
    readonly previewMove: (target: DropTarget | undefined) => void
    /** reads what a stop would cost with other facts than it has, or a stop that does not exist yet */
    readonly readStopPrices: (query: StopPricesQuery) => Promise<E.Either<CallFailure, ReadonlyArray<Price>>>
    readonly moveStops: MoveStops
    /** takes stops off their routes */
    readonly unplan: (stops: ReadonlyArray<StopId>) => ReturnType<MoveStops>
    /** lets the vehicle return to its depot and load again after a stop */
    readonly reloadAfter: (stop: StopId) => ReturnType<MoveStops> | undefined
    /** puts a reload one stop earlier or later on its route */
    readonly moveReload: (reload: StopId, step: -1 | 1) => ReturnType<MoveStops> | undefined
    readonly applyRepair: ApplyRepair
    readonly pendingPosition: Pick<PendingMoveStore<PendingPosition>, 'value' | 'latest' | 'latestOn'>
    readonly stepInRoute: PositionSteps['stepInRoute']
    readonly pendingRoute: Pick<PendingMoveStore<PendingRoute>, 'value' | 'latest' | 'latestOf'>
    readonly stepToRoute: RouteSteps['stepToRoute']
    /** puts back what waits for further steps; false where nothing does */
    readonly cancelPending: () => boolean
    /** sends what waits for further steps at once, before its project is left; to that project, whichever is open by then */
    readonly sendPending: () => void
    /** sends what waits, and waits for the answers to all moves; undefined where there are none */
    readonly untilAnswered: SentMoves['untilAnswered']
    /** moves that were refused, since somebody else had moved a stop; the user decides which move stays */
    readonly conflict: Pick<MoveConflictStore, 'value'>
    /** fails where the moves are not made, also since the user keeps those of the others */
    readonly settleConflict: MoveConflictStore['settle']
    readonly clearConflicts: () => void
  }

export const moveActions = (ports: MoveActionsPorts): MoveFacade => {
  const [dialog, drag, conflicts] = [new MoveDialogStore(), new DragStore(), new MoveConflictStore()]
  const pendingPosition = new PendingMoveStore<PendingPosition>()
  const pendingRoute = new PendingMoveStore<PendingRoute>()
  const { send, isUnanswered, untilAnswered } = sendMoves({
    ...ports,
    conflicts,
    // `sendMoves` tracks a move from its first try to the answer of the user, not each request.
    changeProject: changeProject({ ...ports, trackEdit: (request) => request }),
  })
  const sendStops = moveStops({ send })
  const positions = positionSteps({ ...ports, pendingPosition, moveStops: sendStops })
  const routes = routeSteps({ ...ports, pendingRoute, moveStops: sendStops })
  const move: MoveStops = (wanted) => {
    positions.supersede(wanted.stops)
    routes.supersede(wanted.stops)
    return sendStops(wanted)
  }
  /** Shows at once where the stops are to be; elsewhere than on a route that shows with the answer. */
  const sendDrop: SendDrop = (dropped, prices) => {
    const { stops, to, position } = dropped
    const [stop, second] = stops
    const open = ports.plan.plan
    if (to.kind !== 'route' || stop === undefined || open === undefined) return move(dropped)
    positions.supersede(stops)
    routes.supersede(stops)
    return second === undefined && position.kind !== 'cheapest' && currentRouteOf(open, stop) === to.index
      ? positions.dropAfter(stop, position.kind === 'after' ? position.stop : undefined, prices)
      : routes.dropOnRoute(stops, to.index, position)
  }
  const routeOf = (stop: StopId): Route | undefined =>
    ports.plan.plan && O.toUndefined(findVisit(ports.plan.plan, stop))?.route
  const sendPending = (): void => {
    positions.sendPending()
    routes.sendPending()
  }
  return {
    drag,
    ...dragActions({ ...ports, drag, sendDrop }),
    dialog,
    ...moveDialogActions({ ...ports, dialog }),
    closeDialog: () => dialog.set(undefined),
    previewMove: (target) => (isSameTarget(target, dialog.target) ? undefined : dialog.setTarget(target)),
    readStopPrices: async (query) => {
      const project = ports.plan.open?.project.id
      return project === undefined ? cancelled : ports.callServer('read prices', ports.moves.prices(project, query))
    },
    moveStops: move,
    unplan: (stops) => move({ stops, to: { kind: 'unplanned' }, position: { kind: 'cheapest' } }),
    reloadAfter: (stop) => {
      const visiting = routeOf(stop)
      return (
        visiting &&
        move({
          stops: [freeReloadId(visiting)],
          to: { kind: 'route', index: visiting.index },
          position: { kind: 'after', stop },
        })
      )
    },
    moveReload: (reload, step) => {
      const visiting = routeOf(reload)
      if (visiting === undefined) return undefined
      const others = visiting.visits.filter(({ id }) => id !== reload)
      const shifted = visiting.visits.findIndex(({ id }) => id === reload) + step
      return shifted < 0 || shifted > others.length
        ? undefined
        : move({
            stops: [reload],
            to: { kind: 'route', index: visiting.index },
            position: positionAfter(others[shifted - 1]?.id),
          })
    },
    applyRepair: applyRepair({ ...ports, send }),
    pendingPosition,
    stepInRoute: (stop, step) => {
      routes.sendPending()
      // A stop that was sent to another route has a position there only once that is answered.
      if (isUnanswered(stop) && pendingPosition.latestOf(stop) === undefined) return
      positions.stepInRoute(stop, step)
    },
    pendingRoute,
    stepToRoute: (stops, index) => {
      // Where a new route or none is not answered yet, the step would start from the route before.
      const isElsewhere = (stop: StopId): boolean =>
        isUnanswered(stop) && (pendingRoute.latestOf(stop) ?? pendingPosition.latestOf(stop)) === undefined
      if (stops.some(isElsewhere)) return
      positions.supersede(stops)
      routes.stepToRoute(stops, index)
    },
    cancelPending: () => [positions.cancelPending(), routes.cancelPending()].includes(true),
    sendPending,
    untilAnswered: () => {
      sendPending()
      return untilAnswered()
    },
    conflict: conflicts,
    settleConflict: (choice) => conflicts.settle(choice),
    clearConflicts: () => conflicts.clear(),
  }
}
