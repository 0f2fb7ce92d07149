import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { StopUpdate } from '../../domain/stop'
import { changeStop, type ChangeStopPorts } from './change-stop'

/** A move to the route of another carrier, at a sequence number, or as its last stop. */
export type RouteMove = StopUpdate & { readonly newCarrier: number }

export type MoveStopToRoute = (move: RouteMove) => Promise<E.Either<CallFailure, void>>

/** §4: moves a stop to the route of another carrier. */
export const moveStopToRoute =
  (ports: ChangeStopPorts): MoveStopToRoute =>
  (move) =>
    changeStop(ports, move)
