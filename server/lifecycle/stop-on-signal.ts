import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { endWhenAsked } from './end-on-signal'

const FINISH_MS = 5_000

/** Ends the process when it is told to, and closes connections that would keep it waiting. */
export const stopWhenAsked = (server: Server, close: () => Promise<unknown>): void => {
  const connections = connectionsOf(server)
  endWhenAsked(() => {
    setTimeout(() => server.closeAllConnections(), FINISH_MS).unref()
    // Browsers open connections in advance, on which Node would wait a minute for a first request.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    return close()
  })
}

const connectionsOf = (server: Server): ReadonlySet<Socket> => {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}
