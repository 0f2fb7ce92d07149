import * as E from 'fp-ts/Either'
import { readLimitedText } from './read-limited-text'

export type FetchJsonOptions = {
  /** the most time from sending the request until the answer is read */
  readonly timeoutMs: number
  readonly maxBytes: number
  readonly signal?: AbortSignal
  /** where there is a body, it is sent by POST */
  readonly body?: unknown
}

/** The JSON that a service answers; a left says why the service counts as away, without a word of what it was asked. */
export const fetchJson = async (url: URL, options: FetchJsonOptions): Promise<E.Either<string, unknown>> => {
  try {
    const response = await fetch(url, requestOf(options))
    if (!response.ok) {
      await response.body?.cancel()
      return E.left(`status ${response.status}`)
    }
    const text = await readLimitedText(response, options.maxBytes)
    return text === undefined ? E.left('answer too long') : E.right(JSON.parse(text))
  } catch (error) {
    return E.left(failureReasonOf(error))
  }
}

const requestOf = ({ timeoutMs, signal, body }: FetchJsonOptions): RequestInit => {
  const timeoutSignal = AbortSignal.timeout(timeoutMs)
  const baseRequest = {
    signal: signal === undefined ? timeoutSignal : AbortSignal.any([signal, timeoutSignal]),
    redirect: 'error',
    headers: { accept: 'application/json' },
  } as const
  if (body === undefined) return baseRequest
  const headers = { ...baseRequest.headers, 'content-type': 'application/json' }
  return { ...baseRequest, method: 'POST', headers, body: JSON.stringify(body) }
}

/**
 * The cause says more than `fetch failed`. Only codes and names of errors are used, since a message may quote the
 * answer.
 */
const failureReasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
