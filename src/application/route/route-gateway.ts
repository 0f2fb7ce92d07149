import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { DriverId } from '../../domain/driver'
import type { Carrier } from '../../domain/plan'
import type { ProjectId } from '../../domain/project'
import type { Route } from '../../domain/route'
import type { Stop, StopId } from '../../domain/stop'
import type { CancelSignal, EditResult } from '../gateway'

/** A stop that is moved to the route of another driver. */
export type StopDriverChange = {
  readonly id: StopId
  /** the index of the route that visits it, and of its activity there */
  readonly from: number
  readonly activityIndex: number
  readonly to: Pick<Route, 'index' | 'color' | 'driverName'>
}

/** A port: the routes of a project, by their index, and the carriers they are given to. */
export type RouteGateway = {
  readonly carriers: (cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, ReadonlyArray<Carrier>>
  readonly recalculate: (project: ProjectId, index: number) => TE.TaskEither<CallFailure, EditResult<Route>>
  readonly recalculateAll: (project: ProjectId) => TE.TaskEither<CallFailure, EditResult<number>>
  /** `from` is the driver as this browser knows; undefined means no driver */
  readonly changeDriver: (
    project: ProjectId,
    index: number,
    from: DriverId | undefined,
    to: DriverId | undefined,
  ) => TE.TaskEither<CallFailure, EditResult<Route>>
  /** refused for a route with stops; answers the new version, as `recalculateAll` does */
  readonly remove: (project: ProjectId, index: number) => TE.TaskEither<CallFailure, EditResult<number>>
  /** answers the updated stop */
  readonly changeStopDriver: (
    project: ProjectId,
    change: StopDriverChange,
  ) => TE.TaskEither<CallFailure, EditResult<Stop>>
}
