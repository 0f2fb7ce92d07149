import { heldConnection, type HeldOptions } from '../database'

export type LineOptions = Omit<HeldOptions, 'name' | 'prepare'> & {
  readonly channel: string
  readonly onWord: (payload: string) => void
}

export type Line = {
  /** rejected while the connection is lost */
  readonly say: (payloads: ReadonlyArray<string>) => Promise<void>
  readonly close: () => Promise<void>
}

/** Listens to a channel and sends on it. Whatever is said while the connection is lost is not heard. */
export const postgresLine = async ({ channel, onWord, ...options }: LineOptions): Promise<Line> => {
  const { open, close } = await heldConnection({
    ...options,
    name: 'rondrit events',
    prepare: (client) => {
      client.on('notification', ({ payload = '' }) => onWord(payload))
      return client.query(`listen ${channel}`)
    },
  })
  return {
    say: async (payloads) => {
      const client = open()
      if (client === undefined) throw new Error('The line is down.')
      await client.query('select pg_notify($1, word) from unnest($2::text[]) as word', [channel, payloads])
    },
    close,
  }
}
