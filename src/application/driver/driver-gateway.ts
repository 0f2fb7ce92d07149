import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { Driver, DriverDetails, DriverDraft, DriverId } from '../../domain/driver'
import type { CancelSignal, Versioned } from '../gateway'

/** A port: the drivers of the organisation. */
export type DriverGateway = {
  readonly list: (cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, ReadonlyArray<Driver>>
  readonly read: (id: DriverId, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, Versioned<Driver>>
  readonly add: (details: DriverDetails) => TE.TaskEither<CallFailure, Versioned<Driver>>
  /** Refused as `stale` where the driver is not at this version; undefined accepts any version. */
  readonly change: (
    id: DriverId,
    draft: DriverDraft,
    version: number | undefined,
  ) => TE.TaskEither<CallFailure, Versioned<Driver>>
  readonly remove: (id: DriverId) => TE.TaskEither<CallFailure, void>
  /** refused where the removal is too long ago */
  readonly restore: (id: DriverId) => TE.TaskEither<CallFailure, Versioned<Driver>>
}
