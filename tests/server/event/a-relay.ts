import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A relay between a client and PostgreSQL, which can cut or hold connections. */
export const aRelay = async (database: string) => {
  const { searchParams, pathname } = new URL(database)
  const open = new Set<Socket>()
  const held = new Set<Socket>()
  let isHolding = false
  const server = createServer((socket) => {
    const among = isHolding ? held : open
    among.add(socket)
    socket.on('close', () => among.delete(socket)).on('error', () => undefined)
    if (isHolding) return void socket.resume()
    const beyond = connect(`${searchParams.get('host') ?? ''}/.s.PGSQL.5432`)
    socket.pipe(beyond).pipe(socket)
    socket.on('close', () => beyond.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `postgresql://rondrit@127.0.0.1:${port}${pathname}`,
    /** cuts all connections, and leaves new ones without an answer */
    hold: () => {
      isHolding = true
      for (const socket of open) socket.destroy()
    },
    held: () => held.size,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of [...open, ...held]) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
