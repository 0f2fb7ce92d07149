import type { Client } from 'pg'

export type PersistentConnectionOptions = {
  readonly databaseUrl: string
  /** the name under which PostgreSQL lists the connection */
  readonly name: string
  /** makes a connection that has just been opened ready: listens to a channel, takes a lock */
  readonly prepare: (client: Client) => Promise<unknown>
  /** the connection is open again after it was lost */
  readonly onReopen?: () => void
  /** is told why the connection is lost or cannot be opened again, each reason once for each loss */
  readonly onError: (error: unknown) => void
  /** how long to wait before a lost connection is opened again */
  readonly retryMs?: number
  /** how often the connection is tested, and how long an answer may take */
  readonly pingMs?: number
}

export type PersistentConnection = {
  /** undefined while the connection is lost */
  readonly open: () => Client | undefined
  readonly close: () => Promise<void>
}

/** The other side may be gone, and never say goodbye. */
const CLOSE_TIMEOUT_MS = 1_000

/** After so many pulses without a sign of life PostgreSQL ends the connection, and with it whatever it holds. */
const MAX_MISSED_PINGS = 3

/**
 * One connection for as long as the process lives; it is opened again whenever it is lost. Each side notices soon when
 * the other is gone without a word, as when a machine loses its power: here by asking regularly, and PostgreSQL by no
 * longer being asked.
 */
export const persistentConnection = async (options: PersistentConnectionOptions): Promise<PersistentConnection> => {
  const { databaseUrl, name, prepare, onReopen, onError, retryMs = 1_000, pingMs = 10_000 } = options
  // Loaded only here, since a server with the embedded database does not need it.
  const { Client } = await import('pg')
  let openClient: Client | undefined
  let connectingClient: Client | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  const reportedErrors = new Set<string>()

  const connect = async (): Promise<void> => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: pingMs,
      query_timeout: pingMs,
    })
    client.on('error', (error) => handleLoss(client, error))
    client.on('end', () => handleLoss(client, undefined))
    connectingClient = client
    try {
      await client.connect()
      await client.query(`set idle_session_timeout = ${MAX_MISSED_PINGS * pingMs}`)
      await prepare(client)
      if (isClosed) throw new Error('The connection was closed.')
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    } finally {
      connectingClient = undefined
    }
    openClient = client
    reportedErrors.clear()
    schedulePing(client)
  }

  /** Each reason is told once for each loss, not at every attempt. */
  const reportError = (error: unknown): void => {
    if (reportedErrors.has(String(error))) return
    reportedErrors.add(String(error))
    onError(error)
  }

  const handleLoss = (client: Client, error: unknown): void => {
    if (openClient !== client) return
    openClient = undefined
    if (error !== undefined) reportError(error)
    client.end().catch(() => undefined)
    clearTimeout(timer)
    if (!isClosed) reconnectLater()
  }

  const reconnectLater = (): void => {
    timer = setTimeout(() => {
      connect().then(onReopen, (error: unknown) => {
        if (isClosed) return
        reportError(error)
        reconnectLater()
      })
    }, retryMs)
  }

  const schedulePing = (client: Client): void => {
    timer = setTimeout(() => {
      client.query('select 1').then(
        () => openClient === client && schedulePing(client),
        (error: unknown) => handleLoss(client, error),
      )
    }, pingMs)
  }

  await connect()
  return {
    open: () => openClient,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      const client = openClient
      openClient = undefined
      // A connection that is still being opened is not waited for: it may never answer.
      connectingClient?.end().catch(() => undefined)
      if (client !== undefined) await Promise.race([client.end(), closeTimeout()])
    },
  }
}

const closeTimeout = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, CLOSE_TIMEOUT_MS).unref())
