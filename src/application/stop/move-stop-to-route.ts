import type { StopUpdate } from '../../domain/stop'
import { changeStop, type ChangeStopPorts } from './change-stop'

/** To the route of another carrier, at the place that is asked for, or else as the last. */
export type RouteMove = StopUpdate & { readonly newCarrier: number }

/** Answers whether the server took it. */
export type MoveStopToRoute = (move: RouteMove) => Promise<boolean>

/** §4 */
export const moveStopToRoute =
  (ports: ChangeStopPorts): MoveStopToRoute =>
  (move) =>
    changeStop(ports, move)
