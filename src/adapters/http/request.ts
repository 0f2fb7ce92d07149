import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { parseFailure, parseJsonBody } from './parse-body'
import { isChangeIncluded, requestHeaders, versionOfEtag, type Headers } from './request-headers'
import type { ApiResponse, SendRequest, ApiRequest, ApiSettings } from './request-types'
import type { CancelSignal } from '../../application/gateway'

export const ANSWER_TIMEOUT_MS = 30_000

/** Time for a proxy or a restarting server to become available. */
const RETRY_DELAY_MS = 200

/** Sends a call, and sends it again where no answer came and it may be repeated. */
export const sendRequest =
  (settings: ApiSettings): SendRequest =>
  (request) =>
  () =>
    withTimeout(settings.timeout, request.cancelSignal, async (signal) => {
      const headers = requestHeaders(request, settings)
      const firstResponse = await fetchOnce(settings.base, request, headers, signal)
      if (!isSafeToRepeat(request) || !isTransientFailure(firstResponse)) return resultOf(firstResponse, request)
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
      return resultOf(await fetchOnce(settings.base, request, headers, signal), request)
    })

/** An edit of this length is sent to its end also where the page is left; a browser keeps 64 kB of all requests. */
const MAX_KEEPALIVE_CHARACTERS = 4_000

type RawResponse = ApiResponse & { readonly status: number; readonly isOk: boolean }

/** Makes one attempt; undefined if there is no complete answer. */
const fetchOnce = async (
  base: string,
  { method, path, body, hasIdempotencyKey, otherApiKey }: ApiRequest,
  headers: Headers,
  signal: AbortSignal,
): Promise<RawResponse | undefined> => {
  try {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const response = await fetch(`${base}${path}`, {
      method,
      headers,
      signal,
      ...(text === undefined ? {} : { body: text }),
      keepalive:
        otherApiKey !== undefined ||
        (hasIdempotencyKey === true && text !== undefined && text.length <= MAX_KEEPALIVE_CHARACTERS),
    })
    return {
      status: response.status,
      isOk: response.ok,
      bytes: new Uint8Array(await response.arrayBuffer()),
      version: versionOfEtag(response.headers.get('etag')),
      includesChange: isChangeIncluded(response.headers.get('preference-applied')),
    }
  } catch {
    return undefined
  }
}

const isSafeToRepeat = ({ method, hasIdempotencyKey }: ApiRequest): boolean =>
  method === 'GET' || hasIdempotencyKey === true

/** No answer, or that of a proxy that could not reach the server. */
const isTransientFailure = (response: RawResponse | undefined): boolean =>
  response === undefined || [502, 503, 504].includes(response.status)

const resultOf = (
  response: RawResponse | undefined,
  { cancelSignal }: ApiRequest,
): E.Either<CallFailure, ApiResponse> => {
  if (response === undefined) return E.left({ kind: cancelSignal?.aborted === true ? 'cancelled' : 'unreachable' })
  if (response.isOk) return E.right(response)
  const body = parseJsonBody(response.bytes)
  return E.left(parseFailure(response.status, E.isRight(body) ? body.right : undefined))
}

/** Runs a task with a signal that is aborted on timeout or when the caller cancels. */
const withTimeout = async <A>(
  milliseconds: number,
  cancelSignal: CancelSignal | undefined,
  work: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const timer = setTimeout(abort, milliseconds)
  cancelSignal?.addEventListener('abort', abort)
  if (cancelSignal?.aborted === true) abort()
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    cancelSignal?.removeEventListener('abort', abort)
  }
}
