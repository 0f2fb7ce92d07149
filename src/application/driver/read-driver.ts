import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { Driver, DriverId } from '../../domain/driver'
import type { CancelSignal, Versioned } from '../gateway'
import type { Attempt } from '../session'
import type { DriverGateway } from './driver-gateway'

export type ReadDriverPorts = { readonly gateway: Pick<DriverGateway, 'read'>; readonly attempt: Attempt }

export type DriverRequest = { readonly id: DriverId; readonly cancelSignal: CancelSignal }

export type ReadDriver = (request: DriverRequest) => Promise<E.Either<CallFailure, Versioned<Driver>>>

export const readDriver =
  ({ gateway, attempt }: ReadDriverPorts): ReadDriver =>
  ({ id, cancelSignal }) =>
    attempt('load a driver', gateway.read(id, cancelSignal))
