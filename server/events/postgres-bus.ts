import { randomUUID } from 'node:crypto'
import type { PersistentConnectionOptions } from '../database'
import type { EventBus } from './event-bus'
import { listeners } from './listeners'
import { outbox } from './outbox'
import { parsePayload, LOST } from './payload'
import { listenConnection } from './listen-connection'

export type PostgresBusOptions = Pick<PersistentConnectionOptions, 'databaseUrl' | 'onError' | 'retryMs'>

/**
 * Messages between processes by LISTEN and NOTIFY. Listeners of this process are told directly; the echo is ignored.
 */
export const postgresBus = async (options: PostgresBusOptions): Promise<EventBus> => {
  const origin = randomUUID()
  const { subscribe, dispatch, notifyLost, count } = listeners()
  const connection = await listenConnection({
    ...options,
    channel: 'rondrit',
    onMessage: (payload) => {
      const event = parsePayload(payload)
      if (payload === LOST) notifyLost()
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
