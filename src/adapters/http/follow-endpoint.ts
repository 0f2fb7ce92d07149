import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Codec } from '../../../contract/codec'
import { urlOf, type Endpoint } from '../../../contract/endpoint'
import type { Clock } from '../../application/alert'
import type { NetworkStatus, FollowEvents, FollowState } from '../../application/gateway'
import { decodeAnswer } from './call-endpoint'
import { apiKeyHeader } from './request'
import { parseJsonText } from './parse-body'
import type { ApiSettings } from './request-types'
import { readEventStream } from './read-event-stream'

export type EventSettings = Pick<ApiSettings, 'base' | 'apiKey'> & {
  readonly clock: Pick<Clock, 'startTimer'>
  readonly network: Pick<NetworkStatus, 'onChange'>
}

type EndpointInput<P, Q> = { readonly parameters: P; readonly query: Q }

/**
 * Follows the events of one name that an endpoint sends, until the last one if `isLast` finds one; and those of another
 * name that say the current state.
 */
export type FollowEndpoint = <P, Q, B, A, S = never>(
  endpoint: Endpoint<P, Q, B, A>,
  name: string,
  isLast?: (event: A) => boolean,
  status?: StatusEvents<S>,
) => (input: EndpointInput<P, Q>) => FollowEvents<A, S>

type StatusEvents<S> = { readonly name: string; readonly codec: Codec<S> }

export const followEndpoint =
  ({ base, apiKey, clock, network }: EventSettings): FollowEndpoint =>
  (endpoint, name, isLast = () => false, status) =>
  ({ parameters, query }) =>
  (onEvent, onState, sinceVersion, onStatus) => {
    const stopController = new AbortController()
    const { signal } = stopController
    const url = `${base}${urlOf(endpoint, parameters, query)}`
    let lastEventId = sinceVersion === undefined ? '' : String(sinceVersion)
    let failedAttempts = 0
    const reportState = withoutRepeats(onState)

    const readStream = () =>
      readEventStream({
        url,
        headers: { ...apiKeyHeader(apiKey), ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }) },
        signal,
        clock,
        onOpen: () => {
          if (signal.aborted) return
          failedAttempts = 0
          reportState('live')
        },
        onEvent: ({ id, name: eventName, data }) => {
          if (signal.aborted) return true
          if (id !== '') lastEventId = id
          if (status !== undefined && eventName === status.name) {
            const decoded = pipe(parseJsonText(data), E.flatMap(decodeAnswer(status.codec)))
            if (E.isRight(decoded)) onStatus?.(decoded.right)
          }
          if (eventName !== name) return false
          // An event that cannot be decoded is skipped; the current state can still be read.
          const event = pipe(parseJsonText(data), E.flatMap(decodeAnswer(endpoint.answer.codec)))
          if (E.isLeft(event)) return false
          onEvent(event.right)
          return isLast(event.right)
        },
      })

    const isAborted = (): boolean => signal.aborted
    const run = async (): Promise<void> => {
      while (!isAborted()) {
        const end = await readStream()
        if (isAborted()) return
        reportState(end === 'lost' ? 'unavailable' : end)
        if (end !== 'lost') return
        await waitToReconnect(reconnectDelay(failedAttempts), { clock, network, signal })
        failedAttempts += 1
      }
    }
    void run()
    return () => stopController.abort()
  }

const withoutRepeats = (onState: (state: FollowState) => void): ((state: FollowState) => void) => {
  let last: FollowState | undefined
  return (state) => {
    if (state === last) return
    last = state
    onState(state)
  }
}

const MIN_DELAY_MS = 1_000

const MAX_DELAY_MS = 5_000

/** Doubles with each failed attempt. */
const reconnectDelay = (failedAttempts: number): number => Math.min(MIN_DELAY_MS * 2 ** failedAttempts, MAX_DELAY_MS)

type WaitOptions = {
  readonly clock: Pick<Clock, 'startTimer'>
  readonly network: Pick<NetworkStatus, 'onChange'>
  readonly signal: AbortSignal
}

/** Waits for this time, until this machine is on a network again, or until the subscription is ended. */
const waitToReconnect = (milliseconds: number, { clock, network, signal }: WaitOptions): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = (): void => {
      cancelTimer()
      unsubscribe()
      signal.removeEventListener('abort', stopWaiting)
      resolve()
    }
    const cancelTimer = clock.startTimer(milliseconds, stopWaiting)
    const unsubscribe = network.onChange((isOnline) => {
      if (isOnline) stopWaiting()
    })
    signal.addEventListener('abort', stopWaiting)
  })
