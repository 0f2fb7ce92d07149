import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { Stop } from '../../domain/stop'
import type { ChangeProject } from '../plan'
import type { RouteGateway, StopDriverChange } from './route-gateway'

export type ChangeStopDriverPorts = {
  readonly routes: Pick<RouteGateway, 'changeStopDriver'>
  readonly changeProject: ChangeProject
}

export type ChangeStopDriver = (change: StopDriverChange) => Promise<E.Either<CallFailure, Stop>>

/** §7: moves a stop to the end of the route of another driver. */
export const changeStopDriver =
  ({ routes, changeProject }: ChangeStopDriverPorts): ChangeStopDriver =>
  (change) =>
    changeProject('change the driver of a stop', (project) => routes.changeStopDriver(project, change))
