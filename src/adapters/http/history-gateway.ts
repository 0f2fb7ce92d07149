import { pipe } from 'fp-ts/function'
import * as endpoints from '../../../contract/history'
import type { HistoryGateway } from '../../application/history'
import { callEndpoint, emptyInput } from './call-endpoint'
import { callEditEndpoint, mapAnswer } from './call-edit-endpoint'
import type { SendRequest } from './request-types'

export const httpHistoryGateway = (send: SendRequest): HistoryGateway => {
  const undoOrRedo = (endpoint: typeof endpoints.undoChange) => (projectId: string, changeId: string) =>
    pipe(
      callEditEndpoint(send)(endpoint)({ ...emptyInput, parameters: { id: projectId, changeId } }),
      mapAnswer(({ version }) => version),
    )
  return {
    page: (id, before, cancelSignal) =>
      callEndpoint(send)(endpoints.listChanges)(
        { ...emptyInput, parameters: { id }, query: { before, limit: undefined } },
        { cancelSignal },
      ),
    undo: undoOrRedo(endpoints.undoChange),
    redo: undoOrRedo(endpoints.redoChange),
  }
}
