import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { urlOf } from '../../../contract/endpoint'
import { uploadStops as row } from '../../../contract/stop'
import type { ChosenFile, StopGateway } from '../../application/stop'
import type { CallFailure } from '../../domain/failure'
import { decodeAnswer } from './decode-answer'
import { emptyInput } from './call-endpoint'
import type { SendFile } from './send-file'

export const uploadStopsFile =
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
        const path = urlOf(row, { id }, emptyInput.query)
        return pipe(
          await sendFile({ method: row.method, path, name: file.name, bytes: bytes.right, onProgress, signal }),
          E.flatMap(decodeAnswer(row.answer.shape)),
          E.map(({ count }) => count),
        )
      },
    }
  }

const cancelledResult = E.left<CallFailure>({ kind: 'called-off' })

/** A file may be gone, or no longer the same, by the time it is read. */
const readBytes = async (file: ChosenFile): Promise<E.Either<CallFailure, ArrayBuffer>> => {
  try {
    return E.right(await file.bytes())
  } catch {
    return E.left({ kind: 'unreadable', at: ['file'] })
  }
}
