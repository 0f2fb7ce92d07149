import type { Client } from 'pg'

export type HeldOptions = {
  readonly databaseUrl: string
  /** the name under which PostgreSQL lists the connection */
  readonly name: string
  /** makes a connection that has just been opened ready: listens to a channel, takes a lock */
  readonly prepare: (client: Client) => Promise<unknown>
  /** the connection is open again after it was lost */
  readonly onReopen?: () => void
  /** is told why the connection is lost or cannot be opened again, each reason once for each loss */
  readonly onAccident: (error: unknown) => void
  /** how long to wait before a lost connection is opened again */
  readonly againMs?: number
  /** how often the connection is tested, and how long an answer may take */
  readonly pulseMs?: number
}

export type HeldConnection = {
  /** undefined while the connection is lost */
  readonly open: () => Client | undefined
  readonly close: () => Promise<void>
}

/** The other side may be gone, and never say goodbye. */
const GOODBYE_MS = 1_000

/** After so many pulses without a sign of life PostgreSQL ends the connection, and with it whatever it holds. */
const PULSES_MISSED = 3

/**
 * One connection for as long as the process lives; it is opened again whenever it is lost. Each side notices soon when
 * the other is gone without a word, as when a machine loses its power: here by asking regularly, and PostgreSQL by no
 * longer being asked.
 */
export const heldConnection = async (options: HeldOptions): Promise<HeldConnection> => {
  const { databaseUrl, name, prepare, onReopen, onAccident, againMs = 1_000, pulseMs = 10_000 } = options
  // Loaded only here, since a server with the embedded database does not need it.
  const { Client } = await import('pg')
  let open: Client | undefined
  let dialling: Client | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  const told = new Set<string>()

  const dial = async (): Promise<void> => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: pulseMs,
      query_timeout: pulseMs,
    })
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client, undefined))
    dialling = client
    try {
      await client.connect()
      await client.query(`set idle_session_timeout = ${PULSES_MISSED * pulseMs}`)
      await prepare(client)
      if (isClosed) throw new Error('The connection was closed.')
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    } finally {
      dialling = undefined
    }
    open = client
    told.clear()
    feelPulse(client)
  }

  /** Each reason is told once for each loss, not at every attempt. */
  const tell = (error: unknown): void => {
    if (told.has(String(error))) return
    told.add(String(error))
    onAccident(error)
  }

  const lose = (client: Client, error: unknown): void => {
    if (open !== client) return
    open = undefined
    if (error !== undefined) tell(error)
    client.end().catch(() => undefined)
    clearTimeout(timer)
    if (!isClosed) redialLater()
  }

  const redialLater = (): void => {
    timer = setTimeout(() => {
      dial().then(onReopen, (error: unknown) => {
        if (isClosed) return
        tell(error)
        redialLater()
      })
    }, againMs)
  }

  const feelPulse = (client: Client): void => {
    timer = setTimeout(() => {
      client.query('select 1').then(
        () => open === client && feelPulse(client),
        (error: unknown) => lose(client, error),
      )
    }, pulseMs)
  }

  await dial()
  return {
    open: () => open,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      const client = open
      open = undefined
      // A connection that is still being opened is not waited for: it may never answer.
      dialling?.end().catch(() => undefined)
      if (client !== undefined) await Promise.race([client.end(), patience()])
    },
  }
}

const patience = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, GOODBYE_MS).unref())
