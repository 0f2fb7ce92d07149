import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const CLOSE_TIMEOUT_MS = 9_000

/**
 * Ends the process after the first SIGTERM or SIGINT, once everything is closed. Ctrl+C in a terminal arrives twice
 * (once through npm), so later signals are ignored.
 */
export const endOnSignal = (close: () => Promise<unknown>): void => {
  let isEnding = false
  const end = (): void => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

const REQUEST_GRACE_MS = 5_000

/** Ends the process on a signal, and closes connections that would delay it. */
export const stopOnSignal = (server: Server, close: () => Promise<unknown>): void => {
  const connections = connectionsOf(server)
  endOnSignal(() => {
    setTimeout(() => server.closeAllConnections(), REQUEST_GRACE_MS).unref()
    // Browsers open connections in advance; Node would wait a minute for their first request.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    return close()
  })
}

const connectionsOf = (server: Server): ReadonlySet<Socket> => {
  const openSockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    openSockets.add(socket)
    socket.once('close', () => openSockets.delete(socket))
  })
  return openSockets
}
