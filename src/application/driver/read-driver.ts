import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { Driver, DriverId } from '../../domain/driver'
import type { CancelSignal, Versioned } from '../gateway'
import type { Attempt } from '../session'
import type { DriverGateway } from './driver-gateway'

export type ReadDriverPorts = { readonly gateway: Pick<DriverGateway, 'read'>; readonly attempt: Attempt }

export type ReadDriver = (id: DriverId, cancelSignal: CancelSignal) => TE.TaskEither<CallFailure, Versioned<Driver>>

export const readDriver =
  ({ gateway, attempt }: ReadDriverPorts): ReadDriver =>
  (id, cancelSignal) =>
    attempt('load a driver', gateway.read(id, cancelSignal))
