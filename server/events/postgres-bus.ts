import { randomUUID } from 'node:crypto'
import { isJsonObject } from '../../src/domain/parse'
import { type PersistentConnectionOptions, persistentConnection } from '../persistent-connection'
import { type EventBus, type BusEvent, type ValueListener, keyOfTopic, topicOf, type Topic } from './event-bus'
import { listeners } from './in-process-bus'

export type PostgresBusOptions = Pick<PersistentConnectionOptions, 'databaseUrl' | 'onError' | 'retryMs'>

/**
 * Messages between processes by LISTEN and NOTIFY. Listeners of this process are notified directly, so a message that
 * comes back to its sender is ignored.
 */
export const postgresBus = async (options: PostgresBusOptions): Promise<EventBus> => {
  const origin = randomUUID()
  const { subscribe, dispatch, notifyLost, count } = listeners()
  const valueListeners = new Set<ValueListener>()
  const connection = await listenConnection({
    ...options,
    channel: 'rondrit',
    onMessage: (payload) => {
      const message = parsePayload(payload)
      if (payload === EVENTS_LOST) notifyLost()
      else if (message === undefined || message.origin === origin) return
      else if ('key' in message) for (const listener of valueListeners) listener(message.key, message.value)
      else dispatch(message)
    },
    onReopen: () => {
      notifyLost()
      void outgoing.send()
    },
  })
  const outgoing = outbox(connection.notify)
  let valueCount = 0
  return {
    publish: (event) => {
      dispatch(event)
      const { organisation, topic, version } = event
      outgoing.put({ key: keyOfTopic(organisation, topic), version, payload: payloadOf({ ...event, origin }) })
      void outgoing.send()
    },
    subscribe,
    exchange: {
      send: (key, value) => {
        valueCount += 1
        outgoing.put({ key: `value ${key}`, version: valueCount, payload: valuePayloadOf({ origin, key, value }) })
        void outgoing.send()
      },
      onValue: (listener) => {
        valueListeners.add(listener)
        return () => void valueListeners.delete(listener)
      },
    },
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

/** What waits to be sent: of each key the newest version. */
type Waiting = { readonly key: string; readonly version: number; readonly payload: string }

type Outbox = {
  readonly put: (waiting: Waiting) => void
  /** sends all that waits; what is put meanwhile is sent afterwards */
  readonly send: () => Promise<void>
}

const outbox = (sendPayloads: (payloads: ReadonlyArray<string>) => Promise<void>): Outbox => {
  const pending = new Map<string, Waiting>()
  let [isSending, isLost] = [false, false]

  const put = (waiting: Waiting): void => {
    const queued = pending.get(waiting.key)
    if (queued === undefined || queued.version < waiting.version) pending.set(waiting.key, waiting)
    if (pending.size <= MAX_PENDING) return
    pending.clear()
    isLost = true
  }

  const send = async (): Promise<void> => {
    if (isSending || (pending.size === 0 && !isLost)) return
    isSending = true
    const [sending, wasLost] = [[...pending.values()], isLost]
    pending.clear()
    isLost = false
    const isSent = await sendPayloads([
      ...(wasLost ? [EVENTS_LOST] : []),
      ...sending.map(({ payload }) => payload),
    ]).then(
      () => true,
      () => false,
    )
    isSending = false
    if (isSent) return send()
    isLost ||= wasLost
    for (const waiting of sending) put(waiting)
  }

  return { put, send }
}

/** An event, and the process that sent it. */
type SentEvent = BusEvent & { readonly origin: string }

/** A value, and the process that sent it. */
type SentValue = { readonly origin: string; readonly key: string; readonly value: unknown }

/** The payload which says that events were lost. */
const EVENTS_LOST = 'lost'

/** Short, since a notification of PostgreSQL holds 8,000 bytes at most. */
const payloadOf = ({ origin, organisation, topic, version }: SentEvent): string =>
  JSON.stringify([origin, organisation, topic, version])

/** An earlier release takes it for no event, and ignores it. */
const valuePayloadOf = ({ origin, key, value }: SentValue): string => JSON.stringify([origin, { key, value }])

/** Undefined for a payload that another program sent on the same channel. */
const parsePayload = (payload: string): SentEvent | SentValue | undefined => {
  const [origin, organisation, topic, version] = parseList(payload)
  if (typeof origin === 'string' && isJsonObject(organisation)) {
    const { key, value } = organisation
    return typeof key === 'string' ? { origin, key, value } : undefined
  }
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

const isTopic = (text: string): text is Topic => text === topicOf.newJobs || /^(project|job|cancel) ./.test(text)
