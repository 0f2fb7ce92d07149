import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { failureIn } from './parse-failure'
import { headersOf } from './request-headers'
import { saidInText } from './parse-json-body'
import type { Wire } from './request-types'

/** As much of an XMLHttpRequest as it takes: nothing else in a browser tells how much of a body is sent. */
export type FileRequest = Pick<
  XMLHttpRequest,
  'open' | 'setRequestHeader' | 'send' | 'abort' | 'status' | 'responseText' | 'addEventListener'
> & { readonly upload: Pick<XMLHttpRequestUpload, 'addEventListener'> }

export type FileSent = {
  readonly method: string
  readonly path: string
  readonly name: string
  readonly bytes: ArrayBuffer
  /** which share of it is sent, from 0 to 1 */
  readonly onProgress: (share: number) => void
  /** fires when nobody wants it sent any more */
  readonly signal: AbortSignal
}

/** Sends a file as the part `file` of a form; answers what was said. */
export type FileSender = (sent: FileSent) => Promise<E.Either<CallFailure, unknown>>

/** The time limit starts again with every bit that goes out: a slow line is not a dead one. */
export const fileSender =
  ({ base, patience, key }: Wire, newRequest: () => FileRequest = () => new XMLHttpRequest()): FileSender =>
  ({ method, path, name, bytes, onProgress, signal }) =>
    new Promise((resolve) => {
      const request = newRequest()
      const giveUp = (): void => request.abort()
      let timer = setTimeout(giveUp, patience)
      const end = (outcome: E.Either<CallFailure, unknown>) => (): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
        resolve(outcome)
      }
      const noAnswer = (): void => end(E.left({ kind: signal.aborted ? 'called-off' : 'unreachable' }))()

      request.open(method, `${base}${path}`)
      for (const [header, value] of Object.entries(headersOf({ method, path, isRepeatable: true }, key)))
        request.setRequestHeader(header, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        clearTimeout(timer)
        timer = setTimeout(giveUp, patience)
        if (total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => end(answerOf(request))())
      request.addEventListener('error', noAnswer)
      request.addEventListener('abort', noAnswer)
      signal.addEventListener('abort', giveUp)
      const form = new FormData()
      form.append('file', new Blob([bytes], { type: 'application/json' }), name)
      request.send(form)
    })

const answerOf = ({ status, responseText }: FileRequest): E.Either<CallFailure, unknown> => {
  const said = saidInText(responseText)
  if (status >= 200 && status < 300) return said
  return E.left(failureIn(status, E.isRight(said) ? said.right : undefined))
}
