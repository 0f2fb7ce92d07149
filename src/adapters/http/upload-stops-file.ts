import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { urlOf } from '../../../contract/endpoint'
import { uploadStops as row } from '../../../contract/stop'
import type { ChosenFile, StopGateway } from '../../application/stop'
import type { CallFailure } from '../../domain/failure'
import { decoded } from './decode-answer'
import { plain } from './call-endpoint'
import type { FileSender } from './send-file'

export const uploadStops =
  (send: FileSender): StopGateway['upload'] =>
  (id, file, onProgress) => {
    const cancelled = new AbortController()
    const { signal } = cancelled
    return {
      cancel: () => cancelled.abort(),
      done: async () => {
        const bytes = await bytesOf(file)
        if (signal.aborted) return calledOff
        if (E.isLeft(bytes)) return bytes
        const path = urlOf(row, { id }, plain.query)
        return pipe(
          await send({ method: row.method, path, name: file.name, bytes: bytes.right, onProgress, signal }),
          E.flatMap(decoded(row.answer.shape)),
          E.map(({ count }) => count),
        )
      },
    }
  }

const calledOff = E.left<CallFailure>({ kind: 'called-off' })

/** A file may be gone, or no longer the same, by the time it is read. */
const bytesOf = async (file: ChosenFile): Promise<E.Either<CallFailure, ArrayBuffer>> => {
  try {
    return E.right(await file.bytes())
  } catch {
    return E.left({ kind: 'unreadable', at: ['file'] })
  }
}
