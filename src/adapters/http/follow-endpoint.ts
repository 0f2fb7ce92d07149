import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { urlOf, type Call } from '../../../contract/endpoint'
import type { Clock } from '../../application/alert'
import type { Connection, Follow, FollowState } from '../../application/gateway'
import { decoded } from './decode-answer'
import { keyHeader } from './request-headers'
import { saidInText } from './parse-json-body'
import type { Wire } from './request-types'
import { listenOnce } from './read-event-stream'
import { pauseFor, pauseAfter } from './reconnect-delay'

export type EventWire = Pick<Wire, 'base' | 'key'> & {
  readonly clock: Pick<Clock, 'after'>
  readonly connection: Pick<Connection, 'onChange'>
}

type Asked<P, Q> = { readonly parameters: P; readonly query: Q }

/** Follows the events of one name that a row of the contract answers, up to the last where there is one. */
export type EventFollower = <P, Q, B, A>(
  row: Call<P, Q, B, A>,
  name: string,
  isLast?: (event: A) => boolean,
) => (asked: Asked<P, Q>) => Follow<A>

export const eventFollower =
  ({ base, key, clock, connection }: EventWire): EventFollower =>
  (row, name, isLast = () => false) =>
  ({ parameters, query }) =>
  (onEvent, onState, since) => {
    const stopped = new AbortController()
    const { signal } = stopped
    const url = `${base}${urlOf(row, parameters, query)}`
    let seen = since === undefined ? '' : String(since)
    let losses = 0
    const become = onlyNews(onState)

    const listen = () =>
      listenOnce({
        url,
        headers: { ...keyHeader(key), ...(seen === '' ? {} : { 'last-event-id': seen }) },
        signal,
        clock,
        onOpen: () => {
          if (signal.aborted) return
          losses = 0
          become('live')
        },
        onEvent: ({ id, name: called, data }) => {
          if (signal.aborted) return true
          seen = id
          if (called !== name) return false
          // One that cannot be read is passed over: what is there now can still be asked for.
          const event = pipe(saidInText(data), E.flatMap(decoded(row.answer.shape)))
          if (E.isLeft(event)) return false
          onEvent(event.right)
          return isLast(event.right)
        },
      })

    const isStopped = (): boolean => signal.aborted
    const run = async (): Promise<void> => {
      while (!isStopped()) {
        const end = await listen()
        if (isStopped()) return
        become(end === 'lost' ? 'away' : end)
        if (end !== 'lost') return
        await pauseFor(pauseAfter(losses), { clock, connection, signal })
        losses += 1
      }
    }
    void run()
    return () => stopped.abort()
  }

const onlyNews = (onState: (state: FollowState) => void): ((state: FollowState) => void) => {
  let last: FollowState | undefined
  return (state) => {
    if (state === last) return
    last = state
    onState(state)
  }
}
