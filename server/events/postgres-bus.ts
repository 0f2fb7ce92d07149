import { randomUUID } from 'node:crypto'
import { type PersistentConnectionOptions, persistentConnection } from '../database'
import type { EventBus, BusEvent } from './event-bus'
import { listeners } from './listeners'
import { parsePayload, EVENTS_LOST, payloadOf } from './payload'
import { keyOfTopic } from './topic'

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
  const { open, close } = await persistentConnection({
    ...options,
    name: 'rondrit events',
    prepare: (client) => {
      client.on('notification', ({ payload = '' }) => onMessage(payload))
      return client.query(`listen ${channel}`)
    },
  })
  return {
    notify: async (payloads) => {
      const client = open()
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
