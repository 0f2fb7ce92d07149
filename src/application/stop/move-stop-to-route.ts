import * as E from 'fp-ts/Either'
import { stopChangedAlert, updatingAlert } from '../../domain/alert'
import { done, type CallFailure } from '../../domain/failure'
import type { MovePosition } from '../../domain/move'
import { stopList, type StopId, type StopUpdate } from '../../domain/stop'
import type { MoveStops } from '../move'
import { sendStopUpdate, type StopUpdatePorts } from './resequence-stop'

/** A move to the route of another carrier, at a sequence number, or as its last stop. */
export type RouteMove = StopUpdate & { readonly newCarrier: number }

export type MoveStopToRoute = (move: RouteMove) => Promise<E.Either<CallFailure, void>>

/** §4: moves a stop to the route of another carrier. */
export const moveStopToRoute =
  (ports: StopUpdatePorts): MoveStopToRoute =>
  (move) =>
    sendStopUpdate(ports, move)

export type DriverRouteMove = {
  readonly stop: StopId
  /** the index of the route */
  readonly route: number
  readonly position: MovePosition
}

export type MoveStopToDriverRoute = (move: DriverRouteMove) => Promise<E.Either<CallFailure, void>>

export type MoveStopToDriverRoutePorts = Pick<StopUpdatePorts, 'alerts' | 'plan' | 'showOnMap'> & {
  readonly moveStops: MoveStops
}

/** Moves a stop to a route that a driver has, with the messages of any other update of its route. */
export const moveStopToDriverRoute =
  ({ alerts, plan, showOnMap, moveStops }: MoveStopToDriverRoutePorts): MoveStopToDriverRoute =>
  async ({ stop, route, position }) => {
    const updatingId = alerts.show(updatingAlert)
    const moved = await moveStops({ stops: [stop], to: { kind: 'route', index: route }, position })
    alerts.dismiss(updatingId)
    if (E.isLeft(moved)) return moved
    alerts.show(stopChangedAlert)
    const movedStop = plan.open && stopList.get(plan.open.plan.stops, stop)
    if (movedStop !== undefined) showOnMap(movedStop)
    return done
  }
