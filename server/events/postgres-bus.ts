import { randomUUID } from 'node:crypto'
import { type PersistentConnectionOptions, persistentConnection } from '../database'
import type { EventBus, BusEvent } from './event-bus'
import { listeners } from './in-process-bus'
import { keyOfTopic, type Topic } from './topic'

export type PostgresBusOptions = Pick<PersistentConnectionOptions, 'databaseUrl' | 'onError' | 'retryMs'>

/**
 * Messages between processes by LISTEN and NOTIFY. Listeners of this process are notified directly, so a message that
 * comes back to its sender is ignored.
 */
export const postgresBus = async (options: PostgresBusOptions): Promise<EventBus> => {
  const origin = randomUUID()
  const { subscribe, dispatch, notifyLost, count } = listeners()
  const connection = await listenConnection({
    ...options,
    channel: 'rondrit',
    onMessage: (payload) => {
      const event = parsePayload(payload)
      if (payload === EVENTS_LOST) notifyLost()
      else if (event !== undefined && event.origin !== origin) dispatch(event)
    },
    onReopen: () => {
      notifyLost()
      void outgoing.send()
    },
  })
  const outgoing = outbox(origin, connection.notify)
  return {
    publish: (event) => {
      dispatch(event)
      outgoing.put(event)
      void outgoing.send()
    },
    subscribe,
    listenerCount: count,
    close: connection.close,
  }
}

type ListenOptions = Omit<PersistentConnectionOptions, 'name' | 'prepare'> & {
  readonly channel: string
  readonly onMessage: (payload: string) => void
}

type ListenConnection = {
  /** rejected while the connection is lost */
  readonly notify: (payloads: ReadonlyArray<string>) => Promise<void>
  readonly close: () => Promise<void>
}

/** Listens to a channel and sends on it. Messages of others are missed while the connection is lost. */
const listenConnection = async ({ channel, onMessage, ...options }: ListenOptions): Promise<ListenConnection> => {
  const { currentClient, close } = await persistentConnection({
    ...options,
    name: 'rondrit events',
    prepare: (client) => {
      client.on('notification', ({ payload = '' }) => onMessage(payload))
      return client.query(`listen ${channel}`)
    },
  })
  return {
    notify: async (payloads) => {
      const client = currentClient()
      if (client === undefined) throw new Error('The connection is lost.')
      await client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads])
    },
    close,
  }
}

/**
 * When more events than this wait to be sent, they are dropped, and other processes are only notified of a loss.
 */
const MAX_PENDING = 1_000

/** Events that wait to be sent: the newest one of each topic. */
type Outbox = {
  readonly put: (event: BusEvent) => void
  /** sends all that waits; events that are put meanwhile are sent afterwards */
  readonly send: () => Promise<void>
}

const outbox = (origin: string, sendPayloads: (payloads: ReadonlyArray<string>) => Promise<void>): Outbox => {
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
      ...(wasLost ? [EVENTS_LOST] : []),
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

/** An event, and the process that sent it. */
type SentEvent = BusEvent & { readonly origin: string }

/** The payload which says that events were lost. */
const EVENTS_LOST = 'lost'

/** Short, since a notification of PostgreSQL holds 8,000 bytes at most. */
const payloadOf = ({ origin, organisation, topic, version }: SentEvent): string =>
  JSON.stringify([origin, organisation, topic, version])

/** Undefined for a payload that another program sent on the same channel. */
const parsePayload = (payload: string): SentEvent | undefined => {
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
