import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Bytes on the wire, as a client that keeps to no rule would send them. */
export type Bytes = string | Buffer

export type RawAnswer = {
  /** of every answer that came, in order */
  readonly statuses: ReadonlyArray<number>
  readonly text: string
  /** whether the server hung up */
  readonly isOver: boolean
}

/** How long nobody says anything before an answer is taken for whole. */
const QUIET_MS = 150
const PATIENCE_MS = 10_000

export const portOf = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Sends bytes piece by piece, and hears what comes back until there is an answer and no more, or the server hangs up. */
export const saidTo = async (port: number, ...pieces: ReadonlyArray<Bytes>): Promise<RawAnswer> => {
  const { socket, heard, hungUp, over } = await called(port)
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await setTimeout(5)
    if (socket.writable) socket.write(piece)
  }
  const lastMs = performance.now() + PATIENCE_MS
  let before = -1
  while (!hungUp() && performance.now() < lastMs && (heard().length === 0 || heard().length !== before)) {
    before = heard().length
    await Promise.race([setTimeout(QUIET_MS), over])
  }
  const isOver = hungUp()
  socket.destroy()
  return { ...answersIn(heard()), isOver }
}

/** Sends bytes and hangs up at once, one way or another, before anybody can answer. */
export const brokenOff = async (port: number, how: 'politely' | 'rudely', ...pieces: ReadonlyArray<Bytes>) => {
  const { socket } = await called(port)
  for (const piece of pieces) socket.write(piece)
  await setTimeout(20)
  if (how === 'politely') socket.end()
  else socket.resetAndDestroy()
  if (!socket.closed) await once(socket, 'close')
}

const called = async (port: number) => {
  const socket: Socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  let isOver = false
  socket.on('data', (chunk) => chunks.push(chunk))
  // A server that hangs up on what is still being sent is within its rights.
  socket.on('error', () => undefined)
  const over = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isOver = true
      resolve()
    })
  })
  await once(socket, 'connect')
  return { socket, heard: () => Buffer.concat(chunks).toString('latin1'), hungUp: () => isOver, over }
}

const answersIn = (text: string) => ({
  text,
  statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
})

/** A request in one piece, after which the server may hang up. */
export const requestOf = (
  line: string,
  headers: Readonly<Record<string, string | number>> = {},
  body: Bytes = '',
): Buffer => {
  const length = Buffer.byteLength(body)
  const said = {
    host: 'rondrit',
    connection: 'close',
    ...(length === 0 ? {} : { 'content-length': length }),
    ...headers,
  }
  const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'), Buffer.from(body)])
}
