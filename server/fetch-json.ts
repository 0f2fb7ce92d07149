import * as E from 'fp-ts/Either'

export type FetchJsonOptions = {
  /** limit from sending the request until the answer is read */
  readonly timeoutMs: number
  readonly maxBytes: number
  readonly signal?: AbortSignal
  /** if present, the request is a POST */
  readonly body?: unknown
}

/** The JSON answer of a service; a left says why the service is unavailable, without quoting the request. */
export const fetchJson = async (url: URL, options: FetchJsonOptions): Promise<E.Either<string, unknown>> => {
  try {
    const signals = [AbortSignal.timeout(options.timeoutMs), ...(options.signal === undefined ? [] : [options.signal])]
    const response = await fetch(url, requestOf(options, AbortSignal.any(signals)))
    if (!response.ok) {
      await response.body?.cancel()
      return E.left(`status ${response.status}`)
    }
    const text = await readLimitedText(response, options.maxBytes, signals)
    return text === undefined ? E.left('answer too long') : E.right(JSON.parse(text))
  } catch (error) {
    return E.left(failureReasonOf(error))
  }
}

const requestOf = ({ body }: FetchJsonOptions, signal: AbortSignal): RequestInit => {
  const baseRequest = {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json' },
  } as const
  if (body === undefined) return baseRequest
  const headers = { ...baseRequest.headers, 'content-type': 'application/json' }
  return { ...baseRequest, method: 'POST', headers, body: JSON.stringify(body) }
}

/**
 * The cause says more than `fetch failed`. Only error codes and names are used, because a message may quote the answer.
 */
const failureReasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}

/** The text of an answer; undefined if it is too long, and then the rest is not read. */
const readLimitedText = async (
  { body }: Response,
  maxBytes: number,
  signals: ReadonlyArray<AbortSignal>,
): Promise<string | undefined> => {
  const reader = body?.getReader()
  if (reader === undefined) return ''
  // `fetch` forgets its signal once the request is collected as garbage, while the answer is still being read.
  const cancel = (): void => void reader.cancel()
  for (const signal of signals) signal.addEventListener('abort', cancel)
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  const throwIfAborted = (): void => signals.forEach((signal) => signal.throwIfAborted())
  try {
    throwIfAborted()
    for (;;) {
      const { done, value } = await reader.read()
      throwIfAborted()
      if (done) return text + decoder.decode()
      bytes += value.byteLength
      if (bytes > maxBytes) {
        cancel()
        return undefined
      }
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', cancel)
  }
}
