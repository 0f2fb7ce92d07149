import type { Client } from 'pg'
import { alarm } from './alarm'

export type LineOptions = {
  readonly connectionString: string
  readonly channel: string
  readonly onWord: (payload: string) => void
  /** the connection is open again; messages in between were not heard */
  readonly onReopen: () => void
  readonly onAccident: (error: unknown) => void
  /** how long to wait before a lost connection is opened again */
  readonly againMs: number
}

export type Line = {
  /** rejected while the connection is down */
  readonly say: (payloads: ReadonlyArray<string>) => Promise<void>
  readonly close: () => Promise<void>
}

/** How often the connection is tested, and how long an answer may take: a silent failure is found out within both. */
const PULSE_MS = 20_000
const ANSWER_MS = 10_000

/** One connection that listens to a channel and sends on it; it is opened again whenever it is lost. */
export const postgresLine = async (options: LineOptions): Promise<Line> => {
  const { channel, onWord, onReopen, onAccident, againMs } = options
  const { Client } = await import('pg')
  let open: Client | undefined
  let dialling: Client | undefined
  let isClosed = false
  let callOff = (): void => undefined

  const dial = async (): Promise<void> => {
    const client = new Client({
      connectionString: options.connectionString,
      application_name: 'rondrit events',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client, undefined))
    client.on('notification', ({ payload = '' }) => onWord(payload))
    dialling = client
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      if (isClosed) throw new Error('The line was closed.')
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    } finally {
      dialling = undefined
    }
    open = client
    feelPulse(client)
  }

  const lose = (client: Client, error: unknown): void => {
    if (open !== client) return
    open = undefined
    if (error !== undefined) onAccident(error)
    client.end().catch(() => undefined)
    callOff()
    if (!isClosed) redialLater()
  }

  const redialLater = (): void => {
    callOff = alarm(againMs, () => {
      dial().then(onReopen, (error: unknown) => {
        if (isClosed) return
        onAccident(error)
        redialLater()
      })
    })
  }

  const feelPulse = (client: Client): void => {
    callOff = alarm(PULSE_MS, () => {
      client.query('select 1').then(
        () => open === client && feelPulse(client),
        (error: unknown) => lose(client, error),
      )
    })
  }

  await dial()
  return {
    say: async (payloads) => {
      const client = open
      if (client === undefined) throw new Error('The line is down.')
      await client.query('select pg_notify($1, word) from unnest($2::text[]) as word', [channel, payloads])
    },
    close: async () => {
      isClosed = true
      callOff()
      const client = open
      open = undefined
      // A connection that is still being opened is not waited for: it may never answer.
      dialling?.end().catch(() => undefined)
      await client?.end()
    },
  }
}
