import { connect, type Socket } from 'node:net'
import type { Request } from '../request'

/** What became of a request: the status of its answer, or why there is none. */
export type Outcome = number | 'hung up' | 'no answer read'

const connectTo = (base: string): Socket => {
  const { hostname, port } = new URL(base)
  return connect({ host: hostname, port: Number(port), noDelay: true })
}

/** Sends a request over a connection of its own, and hangs up once the answer begins, or after `hangUpMs`. */
export const sendAndHangUp = (base: string, request: Request, hangUpMs: number): Promise<Outcome> =>
  new Promise((resolve) => {
    const socket = connectTo(base)
    const end = (outcome: Outcome): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(outcome)
    }
    const timer = setTimeout(() => end('hung up'), hangUpMs)
    socket.on('connect', () => socket.write(request))
    socket.on('data', (chunk) => end(statusIn(chunk)))
    socket.on('error', () => end('hung up'))
    socket.on('close', () => end('hung up'))
  })

export type HeldConnection = { readonly outcome: () => Outcome | undefined; readonly close: () => void }

/** Sends a request and keeps its connection open; without `reads`, nothing of the answer is read. */
export const holdConnection = (
  base: string,
  request: Request,
  { reads }: { readonly reads: boolean },
): HeldConnection => {
  const socket = connectTo(base)
  let outcome: Outcome | undefined
  if (reads) socket.on('data', (chunk) => (outcome ??= statusIn(chunk)))
  else socket.pause()
  socket.on('connect', () => socket.write(request))
  socket.on('error', () => (outcome ??= 'hung up'))
  socket.on('close', () => (outcome ??= 'hung up'))
  return { outcome: () => outcome, close: () => socket.destroy() }
}

const statusIn = (head: Buffer): number => Number(head.toString('latin1', 9, 12))
