import * as E from 'fp-ts/Either'
import { textWithin } from './read-limited-text'

export type AskJson = {
  /** the most time from sending the request until the answer is read */
  readonly limitMs: number
  readonly mostBytes: number
  readonly signal?: AbortSignal
  /** where there is a body, it is sent by POST */
  readonly body?: unknown
}

/** The JSON that a service answers; a left says why the service counts as away, without a word of what it was asked. */
export const askJson = async (url: URL, asked: AskJson): Promise<E.Either<string, unknown>> => {
  try {
    const response = await fetch(url, requestOf(asked))
    if (!response.ok) {
      await response.body?.cancel()
      return E.left(`status ${response.status}`)
    }
    const text = await textWithin(response, asked.mostBytes)
    return text === undefined ? E.left('answer too long') : E.right(JSON.parse(text))
  } catch (error) {
    return E.left(whyFailed(error))
  }
}

const requestOf = ({ limitMs, signal, body }: AskJson): RequestInit => {
  const limit = AbortSignal.timeout(limitMs)
  const bare = {
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    redirect: 'error',
    headers: { accept: 'application/json' },
  } as const
  if (body === undefined) return bare
  const headers = { ...bare.headers, 'content-type': 'application/json' }
  return { ...bare, method: 'POST', headers, body: JSON.stringify(body) }
}

/**
 * The cause says more than `fetch failed`. Only codes and names of errors are used, since a message may quote the
 * answer.
 */
const whyFailed = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
