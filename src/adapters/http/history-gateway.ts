import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as calls from '../../../contract/history'
import type { HistoryGateway } from '../../application/history'
import { gatewayCall, plain } from './call-endpoint'
import type { Caller } from './request-types'

export const httpHistoryGateway = (ask: Caller): HistoryGateway => {
  const call = gatewayCall(ask)
  const turn = (row: typeof calls.undoChange) => (id: string, changeId: string) =>
    pipe(
      call(row)({ ...plain, parameters: { id, changeId } }),
      TE.map(({ version }) => version),
    )
  return {
    page: (id, before, callingOff) =>
      call(calls.listChanges)({ ...plain, parameters: { id }, query: { before, limit: undefined } }, { callingOff }),
    undo: turn(calls.undoChange),
    redo: turn(calls.redoChange),
  }
}
