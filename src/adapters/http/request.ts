import * as E from 'fp-ts/Either'
import { etagOf } from '../../../contract/endpoint'
import type { CallFailure } from '../../domain/failure'
import type { CancelSignal } from '../../application/gateway'
import { parseFailure, parseJsonBody } from './parse-body'
import type { ApiRequest, ApiResponse, ApiSettings, SendRequest } from './request-types'

export const ANSWER_TIMEOUT_MS = 30_000

/** Time for a proxy or a restarting server to become available. */
const RETRY_DELAYS_MS = [200]

/** An edit may be stored although no answer came, and the user would make it twice. */
const EDIT_RETRY_DELAYS_MS = [200, 1_000]

/** Sends a call, and sends it again where no answer came and it may be repeated. */
export const sendRequest =
  (settings: ApiSettings): SendRequest =>
  (request) =>
  () =>
    withTimeout(settings.timeout, request.cancelSignal, async (signal) => {
      const headers = requestHeaders(request, settings)
      const send = (): Promise<RawResponse | undefined> => fetchOnce(settings.base, request, headers, signal)
      let response = await send()
      for (const delay of retryDelaysOf(request)) {
        if (signal.aborted || !isTransientFailure(response)) break
        await new Promise((resolve) => setTimeout(resolve, delay))
        response = await send()
      }
      return resultOf(response, request)
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

/** Other calls are not repeated. */
const retryDelaysOf = ({ method, hasIdempotencyKey, changesNothing }: ApiRequest): ReadonlyArray<number> => {
  if (hasIdempotencyKey === true) return EDIT_RETRY_DELAYS_MS
  return method === 'GET' || changesNothing === true ? RETRY_DELAYS_MS : []
}

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

export type Headers = Readonly<Record<string, string>>

/** §6: every call but the log-in carries the API key. */
export const apiKeyHeader = (findApiKey: ApiSettings['apiKey']): Headers => {
  const apiKey = findApiKey?.()
  return apiKey === undefined ? {} : { 'x-api-key': apiKey }
}

/** The headers of a call. Made once for all attempts, so that each carries the same idempotency key. */
export const requestHeaders = (
  { body, omitsApiKey, otherApiKey, hasIdempotencyKey, prefersChange, version }: ApiRequest,
  { apiKey, serverKeepsHistory }: Pick<ApiSettings, 'apiKey' | 'serverKeepsHistory'>,
): Headers => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(omitsApiKey === true ? {} : apiKeyHeader(otherApiKey === undefined ? apiKey : () => otherApiKey)),
  ...(hasIdempotencyKey === true ? { 'idempotency-key': randomId() } : {}),
  ...(prefersChange === true && serverKeepsHistory === true ? { prefer: 'change' } : {}),
  ...(version === undefined ? {} : { 'if-match': etagOf(version) }),
})

/** Whether the answer includes the change, by its header `preference-applied`. */
export const isChangeIncluded = (preferenceApplied: string | null): boolean => preferenceApplied?.trim() === 'change'

/** A unique id. Not by randomUUID, which a page has only over HTTPS. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const etagPattern = /^(?:W\/)?"?(\d{1,15})"?$/

/** The version in an ETag; undefined where the tag is not a number. */
const versionOfEtag = (etag: string | null): number | undefined => {
  const digits = etagPattern.exec(etag?.trim() ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}
