import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const FINISH_MS = 5_000
const GIVE_UP_MS = 9_000

/**
 * Ends the process on the first SIGTERM or SIGINT. A terminal's Ctrl+C arrives twice, once through npm, so the others
 * change nothing.
 */
export const stopWhenAsked = (server: Server, close: () => Promise<unknown>): void => {
  const connections = connectionsOf(server)
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => server.closeAllConnections(), FINISH_MS).unref()
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
    // Browsers open a connection ahead of need; Node would wait a minute for its first word.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const connectionsOf = (server: Server): ReadonlySet<Socket> => {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}
