import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { Stop, StopId } from '../../domain/stop'
import type { FieldEdit } from '../../domain/stop-edit'
import type { ChangeProject } from '../plan'
import type { StopGateway } from './stop-gateway'

export type EditStopPorts = { readonly stops: Pick<StopGateway, 'edit'>; readonly changeProject: ChangeProject }

export type EditStop = (stop: StopId, edits: ReadonlyArray<FieldEdit>) => Promise<E.Either<CallFailure, Stop>>

/** Changes what is known of a stop. It is refused where somebody else has changed the same fields. */
export const editStop =
  ({ stops, changeProject }: EditStopPorts): EditStop =>
  (stop, edits) =>
    changeProject('edit a stop', (project) => stops.edit(project, stop, edits))
