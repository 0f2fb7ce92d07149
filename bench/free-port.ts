import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port on which nobody listens, for a program that cannot choose one itself. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  await once(server, 'close')
  return bound !== null && typeof bound === 'object' ? bound.port : 0
}
