import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { endOnSignal } from './end-on-signal'

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
