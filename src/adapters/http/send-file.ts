import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { parseFailure, parseJsonText } from './parse-body'
import { isChangeIncluded, requestHeaders } from './request'
import type { ApiSettings } from './request-types'

/** The used part of an XMLHttpRequest, since `fetch` does not report how much of a body is sent. */
export type FileRequest = Pick<
  XMLHttpRequest,
  'open' | 'setRequestHeader' | 'getResponseHeader' | 'send' | 'abort' | 'status' | 'responseText' | 'addEventListener'
> & { readonly upload: Pick<XMLHttpRequestUpload, 'addEventListener'> }

export type FileToSend = {
  readonly method: string
  readonly path: string
  readonly name: string
  readonly bytes: ArrayBuffer
  /** receives the share of the file that is sent, from 0 to 1 */
  readonly onProgress: (share: number) => void
  /** aborted when the upload is cancelled */
  readonly signal: AbortSignal
}

type FileAnswer = { readonly body: unknown; readonly includesChange: boolean }

/** Sends a file as the part `file` of a form, and returns the body of the answer. */
export type SendFile = (file: FileToSend) => Promise<E.Either<CallFailure, FileAnswer>>

/** The timeout restarts at each progress event, so that a slow upload is not aborted. */
export const sendFile =
  (
    { base, timeout, apiKey, serverKeepsHistory = false }: ApiSettings,
    newRequest: () => FileRequest = () => new XMLHttpRequest(),
  ): SendFile =>
  ({ method, path, name, bytes, onProgress, signal }) =>
    new Promise((resolve) => {
      const request = newRequest()
      const abortRequest = (): void => request.abort()
      let timer = setTimeout(abortRequest, timeout)
      const finishWith = (result: E.Either<CallFailure, FileAnswer>) => (): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', abortRequest)
        resolve(result)
      }
      const finishWithoutAnswer = (): void =>
        finishWith(E.left({ kind: signal.aborted ? 'cancelled' : 'unreachable' }))()

      request.open(method, `${base}${path}`)
      for (const [header, value] of Object.entries(
        requestHeaders(
          { method, path, hasIdempotencyKey: true, prefersChange: true },
          { ...(apiKey === undefined ? {} : { apiKey }), serverKeepsHistory },
        ),
      ))
        request.setRequestHeader(header, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        clearTimeout(timer)
        timer = setTimeout(abortRequest, timeout)
        if (total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => finishWith(answerIn(request))())
      request.addEventListener('error', finishWithoutAnswer)
      request.addEventListener('abort', finishWithoutAnswer)
      signal.addEventListener('abort', abortRequest)
      const form = new FormData()
      form.append('file', new Blob([bytes], { type: 'application/json' }), name)
      request.send(form)
    })

const answerIn = (request: FileRequest): E.Either<CallFailure, FileAnswer> => {
  const { status, responseText } = request
  const body = parseJsonText(responseText)
  if (status >= 200 && status < 300)
    return E.map((value: unknown) => ({
      body: value,
      includesChange: isChangeIncluded(request.getResponseHeader('preference-applied')),
    }))(body)
  return E.left(parseFailure(status, E.isRight(body) ? body.right : undefined))
}
