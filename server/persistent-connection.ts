import type { Client } from 'pg'

export type PersistentConnectionOptions = {
  readonly databaseUrl: string
  /** the application name under which PostgreSQL lists the connection */
  readonly name: string
  /** prepares a connection that was just opened: listens to a channel, takes a lock */
  readonly prepare: (client: Client) => Promise<unknown>
  /** called when a lost connection is open again */
  readonly onReopen?: () => void
  /** gets the reason why the connection was lost or cannot be reopened, each reason once per loss */
  readonly onError: (error: unknown) => void
  /** delay before a lost connection is reopened */
  readonly retryMs?: number
  /** interval of the connection test, and timeout of its answer */
  readonly pingMs?: number
}

export type PersistentConnection = {
  /** undefined while the connection is lost or closed */
  readonly currentClient: () => Client | undefined
  readonly close: () => Promise<void>
}

/** The server may be unreachable and never confirm the close. */
const CLOSE_TIMEOUT_MS = 1_000

/** After this many missed pings PostgreSQL ends the connection and releases its locks. */
const MAX_MISSED_PINGS = 3

/**
 * One connection for as long as the process runs, reopened whenever it is lost. Both sides detect a silent loss, such
 * as a power failure: this side by regular pings, PostgreSQL by their absence.
 */
export const persistentConnection = async (options: PersistentConnectionOptions): Promise<PersistentConnection> => {
  const { databaseUrl, name, prepare, onReopen, onError, retryMs = 1_000, pingMs = 10_000 } = options
  // Loaded only here, because a server with the embedded database does not need it.
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

  /** Each reason is reported once per loss, not at every attempt. */
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
    currentClient: () => openClient,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      const client = openClient
      openClient = undefined
      // Does not wait for a connection that is still being opened: it may never answer.
      connectingClient?.end().catch(() => undefined)
      if (client !== undefined) await Promise.race([client.end(), closeTimeout()])
    },
  }
}

const closeTimeout = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, CLOSE_TIMEOUT_MS).unref())
