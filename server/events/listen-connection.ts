import { persistentConnection, type PersistentConnectionOptions } from '../database'

export type ListenOptions = Omit<PersistentConnectionOptions, 'name' | 'prepare'> & {
  readonly channel: string
  readonly onMessage: (payload: string) => void
}

export type ListenConnection = {
  /** rejected while the connection is lost */
  readonly notify: (payloads: ReadonlyArray<string>) => Promise<void>
  readonly close: () => Promise<void>
}

/** Listens to a channel and sends on it. Whatever is said while the connection is lost is not heard. */
export const listenConnection = async ({
  channel,
  onMessage,
  ...options
}: ListenOptions): Promise<ListenConnection> => {
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
      if (client === undefined) throw new Error('The line is down.')
      await client.query('select pg_notify($1, word) from unnest($2::text[]) as word', [channel, payloads])
    },
    close,
  }
}
