import * as E from 'fp-ts/Either'
import { done, type CallFailure } from '../../domain/failure'
import type { Stop, StopId } from '../../domain/stop'
import type { FieldEdit } from '../../domain/stop-edit'
import type { ChangeProject } from '../plan'
import type { StopGateway } from './stop-ports'

export type EditStopPorts = {
  readonly stops: Pick<StopGateway, 'edit' | 'delete'>
  readonly changeProject: ChangeProject
}

export type EditStop = (stop: StopId, edits: ReadonlyArray<FieldEdit>) => Promise<E.Either<CallFailure, Stop>>

/** Changes what is known of a stop. It is refused where somebody else has changed the same fields. */
export const editStop =
  ({ stops, changeProject }: EditStopPorts): EditStop =>
  (stop, edits) =>
    changeProject('edit a stop', (project) => stops.edit(project, stop, edits))

export type DeleteStop = (stop: StopId) => Promise<E.Either<CallFailure, void>>

/** Deletes a stop, and its route where that has no other; the toast can undo it. */
export const deleteStop =
  ({ stops, changeProject }: EditStopPorts): DeleteStop =>
  async (stop) => {
    const answer = await changeProject('delete a stop', (project) => stops.delete(project, stop))
    return E.isLeft(answer) ? answer : done
  }
