import { connect } from 'node:net'
import type { Request } from './request'

type RequestSeries = {
  readonly base: string
  readonly requests: ReadonlyArray<Request>
  /** no request is sent after this time */
  readonly until: number
  readonly status: number
}

/**
 * Sends one request after another over a plain socket, each after the last answer. So simple a client leaves most
 * processor time to the server, and takes the same share for each compared server.
 */
export const sendRequests = (
  { base, requests, until, status }: RequestSeries,
  onResponse: (ms: number, time: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    const readResponse = createResponseReader()
    let sentCount = 0
    let sentAt = 0
    const sendNext = (): void => {
      sentAt = performance.now()
      socket.write(requests[sentCount % requests.length] ?? '')
      sentCount += 1
    }
    const fail = (reason: string): void => {
      socket.destroy()
      reject(new Error(`${reason}, after ${sentCount} requests like ${requests[0]?.toString().slice(0, 80)}`))
    }
    socket.on('connect', sendNext)
    socket.on('error', reject)
    socket.on('close', () => fail('The server hung up'))
    socket.on('data', (chunk) => {
      const response = readResponse(chunk)
      if (response === undefined) return
      if (response.status !== status) return fail(`Answered ${response.status}: ${response.text}`)
      const time = performance.now()
      onResponse(time - sentAt, time)
      if (time < until) return sendNext()
      resolve()
      socket.destroy()
    })
  })

type HttpResponse = { readonly status: number; readonly text: string }

const HEAD_END = '\r\n\r\n'

const STATUSES_WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304])

/** Parses a stream of HTTP answers, and returns each when complete. Bodies are counted, not stored. */
const createResponseReader = (): ((chunk: Buffer) => HttpResponse | undefined) => {
  let head: Buffer = Buffer.alloc(0)
  let response: HttpResponse | undefined
  let missingBytes = 0
  return (chunk) => {
    if (response === undefined) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const headEnd = head.indexOf(HEAD_END)
      if (headEnd < 0) return undefined
      const text = head.toString('latin1', 0, headEnd)
      const status = Number(text.slice(9, 12))
      response = { status, text: head.toString('utf8', headEnd + HEAD_END.length, headEnd + 300) }
      missingBytes =
        (STATUSES_WITHOUT_BODY.has(status) ? 0 : contentLengthOf(text)) - (head.length - headEnd - HEAD_END.length)
      head = Buffer.alloc(0)
    } else missingBytes -= chunk.length
    if (missingBytes > 0) return undefined
    const complete = response
    response = undefined
    return complete
  }
}

const contentLengthOf = (head: string): number => Number(/^content-length: *(\d+)/im.exec(head)?.[1])
