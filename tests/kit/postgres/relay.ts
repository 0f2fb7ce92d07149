import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A relay between a client and PostgreSQL, which can cut, refuse, silence or ignore connections. */
export const startRelay = async (database: string) => {
  const { searchParams, pathname } = new URL(database)
  const upstreamOf = new Map<Socket, Socket>()
  const silenced = new Set<Socket>()
  const unanswered = new Set<Socket>()
  let ignoresNewConnections = false
  let isRefusing = false
  let refusedCount = 0
  // Half open, so that a silenced connection never answers the end of the other side.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined)
    if (isRefusing) {
      refusedCount += 1
      return void socket.destroy()
    }
    if (ignoresNewConnections) {
      unanswered.add(socket)
      socket.on('close', () => unanswered.delete(socket))
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
    ignore: () => {
      ignoresNewConnections = true
      for (const socket of upstreamOf.keys()) socket.destroy()
    },
    /** cuts all connections, and every new one immediately */
    refuse: () => {
      isRefusing = true
      for (const socket of upstreamOf.keys()) socket.destroy()
    },
    refusedCount: () => refusedCount,
    /** forwards nothing, not even the end of a connection, as after a power failure; new connections get no answer */
    silence: () => {
      ignoresNewConnections = true
      for (const [socket, upstream] of upstreamOf) {
        silenced.add(upstream)
        socket.unpipe(upstream).resume()
        upstream.unpipe(socket).resume()
      }
    },
    /** forwards new connections again */
    forward: () => {
      ignoresNewConnections = false
      isRefusing = false
    },
    unansweredCount: () => unanswered.size,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of [...upstreamOf.keys(), ...silenced, ...unanswered]) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
