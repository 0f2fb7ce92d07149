import type { BusEvent } from './event-bus'
import { LOST, payloadOf } from './payload'
import { keyOfTopic } from './topic'

/**
 * When more events than this wait to be sent, they are dropped, and the others are only told that something was lost.
 */
const MOST_WAITING = 1_000

/** Events that wait to be sent: the newest one of each topic. */
export type Outbox = {
  readonly put: (event: BusEvent) => void
  /** sends all that waits; events that are put meanwhile are sent afterwards */
  readonly send: () => Promise<void>
}

export const outbox = (origin: string, say: (payloads: ReadonlyArray<string>) => Promise<void>): Outbox => {
  const waiting = new Map<string, BusEvent>()
  let [isSending, isLost] = [false, false]

  const put = (event: BusEvent): void => {
    const key = keyOfTopic(event.organisation, event.topic)
    const other = waiting.get(key)
    if (other === undefined || other.version < event.version) waiting.set(key, event)
    if (waiting.size <= MOST_WAITING) return
    waiting.clear()
    isLost = true
  }

  const send = async (): Promise<void> => {
    if (isSending || (waiting.size === 0 && !isLost)) return
    isSending = true
    const [events, wasLost] = [[...waiting.values()], isLost]
    waiting.clear()
    isLost = false
    const isSent = await say([
      ...(wasLost ? [LOST] : []),
      ...events.map((event) => payloadOf({ ...event, origin })),
    ]).then(
      () => true,
      () => false,
    )
    isSending = false
    if (isSent) return send()
    isLost ||= wasLost
    for (const event of events) put(event)
  }

  return { put, send }
}
