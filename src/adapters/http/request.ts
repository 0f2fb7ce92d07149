import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { failureIn } from './parse-failure'
import { headersOf, type Headers } from './request-headers'
import { saidIn } from './parse-json-body'
import { versionIn } from './etag'
import type { Answered, Caller, Sent, Wire } from './request-types'
import { within } from './with-timeout'

/** Gives a proxy, or a server that restarts, a moment to be there again. */
const PAUSE_MS = 200

/** Sends a call, and a second time where nobody took the first and twice does no harm. */
export const caller =
  ({ base, patience, key }: Wire): Caller =>
  (sent) =>
  () =>
    within(patience, sent.callingOff, async (signal) => {
      const headers = headersOf(sent, key)
      const first = await send(base, sent, headers, signal)
      if (!isHarmless(sent) || !isPassing(first)) return outcome(first, sent)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      return outcome(await send(base, sent, headers, signal), sent)
    })

type Came = Answered & { readonly status: number; readonly isGood: boolean }

/** Nothing where nobody answered, or not to the end. */
const send = async (
  base: string,
  { method, path, body }: Sent,
  headers: Headers,
  signal: AbortSignal,
): Promise<Came | undefined> => {
  try {
    const carried = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`${base}${path}`, { method, headers, signal, ...carried })
    return {
      status: response.status,
      isGood: response.ok,
      bytes: new Uint8Array(await response.arrayBuffer()),
      version: versionIn(response.headers.get('etag')),
    }
  } catch {
    return undefined
  }
}

const isHarmless = ({ method, isRepeatable }: Sent): boolean => method === 'GET' || isRepeatable === true

/** No answer, or that of a proxy which could not reach the server: it may soon be there again. */
const isPassing = (came: Came | undefined): boolean => came === undefined || [502, 503, 504].includes(came.status)

const outcome = (came: Came | undefined, { callingOff }: Sent): E.Either<CallFailure, Answered> => {
  if (came === undefined) return E.left({ kind: callingOff?.aborted === true ? 'called-off' : 'unreachable' })
  if (came.isGood) return E.right({ bytes: came.bytes, version: came.version })
  const said = saidIn(came.bytes)
  return E.left(failureIn(came.status, E.isRight(said) ? said.right : undefined))
}
