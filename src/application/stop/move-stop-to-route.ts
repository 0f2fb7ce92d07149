import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { StopUpdate } from '../../domain/stop'
import { changeStop, type ChangeStopPorts } from './change-stop'

/** To the route of another carrier, at the place that is asked for, or else as the last. */
export type RouteMove = StopUpdate & { readonly newCarrier: number }

export type MoveStopToRoute = (move: RouteMove) => Promise<E.Either<CallFailure, void>>

/** §4 */
export const moveStopToRoute =
  (ports: ChangeStopPorts): MoveStopToRoute =>
  (move) =>
    changeStop(ports, move)
