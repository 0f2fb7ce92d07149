import { randomUUID } from 'node:crypto'
import type { HeldOptions } from '../database'
import type { EventBus } from './event-bus'
import { listeners } from './listeners'
import { outbox } from './outbox'
import { eventIn, LOST } from './payload'
import { postgresLine } from './listen-connection'

export type PostgresBusOptions = Pick<HeldOptions, 'databaseUrl' | 'onAccident' | 'againMs'>

/**
 * Messages between processes by LISTEN and NOTIFY. Listeners of this process are told directly; the echo is ignored.
 */
export const postgresBus = async (options: PostgresBusOptions): Promise<EventBus> => {
  const origin = randomUUID()
  const { subscribe, hear, wonder, count } = listeners()
  const line = await postgresLine({
    ...options,
    channel: 'rondrit',
    onWord: (payload) => {
      const event = eventIn(payload)
      if (payload === LOST) wonder()
      else if (event !== undefined && event.origin !== origin) hear(event)
    },
    onReopen: () => {
      wonder()
      void out.send()
    },
  })
  const out = outbox(origin, line.say)
  return {
    publish: (event) => {
      hear(event)
      out.put(event)
      void out.send()
    },
    subscribe,
    listening: count,
    close: line.close,
  }
}
