import * as E from 'fp-ts/Either'
import { done, type CallFailure } from '../../domain/failure'
import type { StopId } from '../../domain/stop'
import type { ChangeProject } from '../plan'
import type { StopGateway } from './stop-gateway'

export type DeleteStopPorts = { readonly stops: Pick<StopGateway, 'delete'>; readonly changeProject: ChangeProject }

export type DeleteStop = (stop: StopId) => Promise<E.Either<CallFailure, void>>

/** Deletes a stop, and its route where that has no other; the toast can undo it. */
export const deleteStop =
  ({ stops, changeProject }: DeleteStopPorts): DeleteStop =>
  async (stop) => {
    const answer = await changeProject('delete a stop', (project) => stops.delete(project, stop))
    return E.isLeft(answer) ? answer : done
  }
