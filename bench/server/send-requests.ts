import { connect } from 'node:net'
import { createResponseReader } from './response-reader'
import type { Request } from './request'

type RequestSeries = {
  readonly base: string
  readonly requests: ReadonlyArray<Request>
  /** after this moment no further request is sent */
  readonly until: number
  readonly status: number
}

/**
 * Sends a request, waits for the answer and sends the next, all as bytes. Such a simple client leaves more of the
 * processor to the server, and takes the same share of it for each server that is compared.
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
