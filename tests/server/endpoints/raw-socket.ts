import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Bytes sent by a client that may break the rules of HTTP. */
export type Bytes = string | Buffer

export type RawAnswer = {
  /** of every answer, in order of arrival */
  readonly statuses: ReadonlyArray<number>
  readonly text: string
}

export const portOf = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Sends bytes chunk by chunk, and reads until the server closes the connection. */
export const sendBytes = async (port: number, ...chunks: ReadonlyArray<Bytes>): Promise<RawAnswer> => {
  const { socket, receivedText, closed } = await openSocket(port)
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0) await setTimeout(5)
    if (socket.writable) socket.write(chunk)
  }
  await closed
  return parseRawAnswer(receivedText())
}

/** Sends bytes, waits for the start of an answer, and sends the rest at once. */
export const sendAfterAnswer = async (
  port: number,
  first: Bytes,
  ...rest: ReadonlyArray<Bytes>
): Promise<RawAnswer> => {
  const { socket, receivedText, closed } = await openSocket(port)
  const answered = once(socket, 'data')
  socket.write(first)
  await answered
  for (const chunk of rest) if (socket.writable) socket.write(chunk)
  await closed
  return parseRawAnswer(receivedText())
}

/** Sends bytes and closes the connection before an answer can come, either properly or by a reset. */
export const sendAndDisconnect = async (port: number, how: 'closed' | 'reset', ...chunks: ReadonlyArray<Bytes>) => {
  const { socket } = await openSocket(port)
  for (const chunk of chunks) socket.write(chunk)
  await setTimeout(20)
  if (how === 'closed') socket.end()
  else socket.resetAndDestroy()
  if (!socket.closed) await once(socket, 'close')
}

const openSocket = async (port: number) => {
  const socket: Socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  // The server may close the connection while the client still sends.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await once(socket, 'connect')
  return { socket, receivedText: () => Buffer.concat(chunks).toString('latin1'), closed }
}

const parseRawAnswer = (text: string) => ({
  text,
  statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
})

/** A complete request that asks the server to close the connection afterwards. */
export const requestOf = (
  line: string,
  headers: Readonly<Record<string, string | number>> = {},
  body: Bytes = '',
): Buffer => {
  const length = Buffer.byteLength(body)
  const allHeaders = {
    host: 'localhost',
    connection: 'close',
    ...(length === 0 ? {} : { 'content-length': length }),
    ...headers,
  }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'), Buffer.from(body)])
}
