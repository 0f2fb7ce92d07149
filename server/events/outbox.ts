import type { BusEvent } from './event-bus'
import { LOST, payloadOf } from './payload'
import { keyOfTopic } from './topic'

/**
 * When more events than this wait to be sent, they are dropped, and the others are only told that something was lost.
 */
const MAX_PENDING = 1_000

/** Events that wait to be sent: the newest one of each topic. */
export type Outbox = {
  readonly put: (event: BusEvent) => void
  /** sends all that waits; events that are put meanwhile are sent afterwards */
  readonly send: () => Promise<void>
}

export const outbox = (origin: string, sendPayloads: (payloads: ReadonlyArray<string>) => Promise<void>): Outbox => {
  const pendingEvents = new Map<string, BusEvent>()
  let [isSending, isLost] = [false, false]

  const put = (event: BusEvent): void => {
    const key = keyOfTopic(event.organisation, event.topic)
    const queued = pendingEvents.get(key)
    if (queued === undefined || queued.version < event.version) pendingEvents.set(key, event)
    if (pendingEvents.size <= MAX_PENDING) return
    pendingEvents.clear()
    isLost = true
  }

  const send = async (): Promise<void> => {
    if (isSending || (pendingEvents.size === 0 && !isLost)) return
    isSending = true
    const [events, wasLost] = [[...pendingEvents.values()], isLost]
    pendingEvents.clear()
    isLost = false
    const isSent = await sendPayloads([
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
