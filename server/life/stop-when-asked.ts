import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { endWhenAsked } from './end-when-asked'

const FINISH_MS = 5_000

/** Ends the process when it is asked to, and leaves nobody waiting on a connection meanwhile. */
export const stopWhenAsked = (server: Server, close: () => Promise<unknown>): void => {
  const connections = connectionsOf(server)
  endWhenAsked(() => {
    setTimeout(() => server.closeAllConnections(), FINISH_MS).unref()
    // Browsers open a connection ahead of need; Node would wait a minute for its first word.
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
