import type { BusEvent } from './event-bus'
import { LOST, payloadOf } from './payload'

/** Beyond so many that could not be sent, others hear only that something was lost. */
const MOST_WAITING = 1_000

/** Events on their way out: of each topic the newest. */
export type Outbox = {
  readonly put: (event: BusEvent) => void
  /** everything that waits goes out; one after the other, and what comes up meanwhile goes with the next */
  readonly send: () => Promise<void>
}

export const outbox = (origin: string, say: (payloads: ReadonlyArray<string>) => Promise<void>): Outbox => {
  const waiting = new Map<string, BusEvent>()
  let [isSending, isLost] = [false, false]

  const put = (event: BusEvent): void => {
    const key = JSON.stringify([event.organisation, event.topic])
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
