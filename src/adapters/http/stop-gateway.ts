import * as endpoints from '../../../contract/stop'
import type { StopGateway, ChosenFile } from '../../application/stop'
import { callEndpoint, callWithVersion, emptyInput } from './call-endpoint'
import { callEditEndpoint, decodeEdited, mapAnswer } from './call-edit-endpoint'
import type { SendRequest } from './request-types'
import type { SendFile } from './send-file'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { urlOf } from '../../../contract/endpoint'
import type { CallFailure } from '../../domain/failure'

export const httpStopGateway = (sendRequest: SendRequest, sendFile: SendFile): StopGateway => {
  const call = callEndpoint(sendRequest)
  const callVersioned = callWithVersion(sendRequest)
  const edit = callEditEndpoint(sendRequest)
  const projectInput = (id: string) => ({ ...emptyInput, parameters: { id } })
  const stopInput = (id: string, stopId: string) => ({ ...emptyInput, parameters: { id, stopId } })
  return {
    list: (project, cancelSignal) => callVersioned(endpoints.listStops)(projectInput(project), { cancelSignal }),
    document: (project, cancelSignal) =>
      callVersioned(endpoints.readStopsDocument)(projectInput(project), { cancelSignal }),
    read: (project, id, cancelSignal) => call(endpoints.readStop)(stopInput(project, id), { cancelSignal }),
    add: (project, body) => edit(endpoints.addStop)({ ...projectInput(project), body }),
    update: (project, body) => edit(endpoints.updateStop)({ ...stopInput(project, body.id), body }),
    edit: (project, id, edits) =>
      edit(endpoints.editStop)({
        ...stopInput(project, id),
        body: {
          set: edits.map(({ field, now }) => ({ field, name: field, value: now })),
          was: edits.map(({ field, was }) => ({ field, name: field, value: was })),
        },
      }),
    delete: (project, id) =>
      pipe(
        edit(endpoints.deleteStop)(stopInput(project, id)),
        mapAnswer(({ version }) => version),
      ),
    upload: uploadStopsFile(sendFile),
  }
}

const uploadStopsFile =
  (sendFile: SendFile): StopGateway['upload'] =>
  (id, file, onProgress) => {
    const cancelController = new AbortController()
    const { signal } = cancelController
    return {
      cancel: () => cancelController.abort(),
      result: async () => {
        const bytes = await readBytes(file)
        if (signal.aborted) return cancelledResult
        if (E.isLeft(bytes)) return bytes
        const path = urlOf(endpoints.uploadStops, { id }, emptyInput.query)
        return pipe(
          await sendFile({
            method: endpoints.uploadStops.method,
            path,
            name: file.name,
            bytes: bytes.right,
            onProgress,
            signal,
          }),
          E.flatMap(({ body, includesChange }) =>
            decodeEdited(endpoints.uploadStops.answer.codec, includesChange)(body),
          ),
          E.map(({ answer, changed }) => ({ answer: answer.count, changed })),
        )
      },
    }
  }

const cancelledResult = E.left<CallFailure>({ kind: 'cancelled' })

/** A file may have been deleted or changed since it was chosen. */
const readBytes = async (file: ChosenFile): Promise<E.Either<CallFailure, ArrayBuffer>> => {
  try {
    return E.right(await file.bytes())
  } catch {
    return E.left({ kind: 'unreadable', path: ['file'] })
  }
}
