import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as endpoints from '../../../contract/history'
import type { HistoryGateway } from '../../application/history'
import { callEndpoint, emptyInput } from './call-endpoint'
import type { SendRequest } from './request-types'

export const httpHistoryGateway = (send: SendRequest): HistoryGateway => {
  const call = callEndpoint(send)
  const undoOrRedo = (endpoint: typeof endpoints.undoChange) => (id: string, changeId: string) =>
    pipe(
      call(endpoint)({ ...emptyInput, parameters: { id, changeId } }),
      TE.map(({ version }) => version),
    )
  return {
    page: (id, before, cancelSignal) =>
      call(endpoints.listChanges)(
        { ...emptyInput, parameters: { id }, query: { before, limit: undefined } },
        { cancelSignal },
      ),
    undo: undoOrRedo(endpoints.undoChange),
    redo: undoOrRedo(endpoints.redoChange),
  }
}
