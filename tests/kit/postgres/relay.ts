import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A relay between a client and PostgreSQL, which can cut, refuse, silence or hold connections. */
export const startRelay = async (database: string) => {
  const { searchParams, pathname } = new URL(database)
  const upstreamOf = new Map<Socket, Socket>()
  const silenced = new Set<Socket>()
  const held = new Set<Socket>()
  let isHolding = false
  let isRefusing = false
  let refused = 0
  // Half open, so that a silenced connection never answers the end of the other side.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined)
    if (isRefusing) {
      refused += 1
      return void socket.destroy()
    }
    if (isHolding) {
      held.add(socket)
      socket.on('close', () => held.delete(socket))
      return void socket.on('end', () => socket.end()).resume()
    }
    const upstream = connect(`${searchParams.get('host') ?? ''}/.s.PGSQL.5432`)
    upstreamOf.set(socket, upstream)
    socket.pipe(upstream).pipe(socket)
    socket.on('close', () => {
      upstreamOf.delete(socket)
      if (!silenced.has(upstream)) upstream.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `postgresql://rondrit@127.0.0.1:${port}${pathname}`,
    /** cuts all connections, and does not answer new ones */
    hold: () => {
      isHolding = true
      for (const socket of upstreamOf.keys()) socket.destroy()
    },
    /** cuts all connections, and every new one immediately */
    refuse: () => {
      isRefusing = true
      for (const socket of upstreamOf.keys()) socket.destroy()
    },
    refused: () => refused,
    /** forwards nothing any more, not even an end, as after a power failure; new connections get no answer */
    silence: () => {
      isHolding = true
      for (const [socket, upstream] of upstreamOf) {
        silenced.add(upstream)
        socket.unpipe(upstream).resume()
        upstream.unpipe(socket).resume()
      }
    },
    /** forwards new connections again */
    forward: () => {
      isHolding = false
      isRefusing = false
    },
    held: () => held.size,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of [...upstreamOf.keys(), ...silenced, ...held]) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
