import * as E from 'fp-ts/Either'
import { textWithin } from './text-within'

export type AskJson = {
  /** from asking to having read the answer */
  readonly limitMs: number
  readonly mostBytes: number
  readonly signal?: AbortSignal
  /** is sent by POST */
  readonly body?: unknown
}

/** What a service answers, or why it is as good as away: of the service, never of what it was asked. */
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

/** The cause tells what `fetch failed` does not; a message may quote the answer, a name does not. */
const whyFailed = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
