import type { BusEvent } from './event-bus'
import type { Topic } from './topic'

/** An event, and the process that sent it. */
export type SentEvent = BusEvent & { readonly origin: string }

/** The payload which says that events were lost. */
export const EVENTS_LOST = 'lost'

/** Short, since a notification of PostgreSQL holds 8,000 bytes at most. */
export const payloadOf = ({ origin, organisation, topic, version }: SentEvent): string =>
  JSON.stringify([origin, organisation, topic, version])

/** Undefined for a payload that another program sent on the same channel. */
export const parsePayload = (payload: string): SentEvent | undefined => {
  const [origin, organisation, topic, version] = parseList(payload)
  return typeof origin === 'string' &&
    typeof organisation === 'string' &&
    typeof topic === 'string' &&
    isTopic(topic) &&
    typeof version === 'number'
    ? { origin, organisation, topic, version }
    : undefined
}

const parseList = (payload: string): ReadonlyArray<unknown> => {
  try {
    const parsed: unknown = JSON.parse(payload)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

const isTopic = (text: string): text is Topic => text === 'jobs' || /^(project|job|cancel) ./.test(text)
