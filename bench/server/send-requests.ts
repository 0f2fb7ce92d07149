import { connect } from 'node:net'
import { answerReader } from './response-reader'
import type { Request } from './request'

type Conversation = {
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
export const converse = (
  { base, requests, until, status }: Conversation,
  onAnswer: (ms: number, at: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    const read = answerReader()
    let asked = 0
    let askedAt = 0
    const ask = (): void => {
      askedAt = performance.now()
      socket.write(requests[asked % requests.length] ?? '')
      asked += 1
    }
    const give = (why: string): void => {
      socket.destroy()
      reject(new Error(`${why}, after ${asked} requests like ${requests[0]?.toString().slice(0, 80)}`))
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('close', () => give('The server hung up'))
    socket.on('data', (chunk) => {
      const answer = read(chunk)
      if (answer === undefined) return
      if (answer.status !== status) return give(`Answered ${answer.status}: ${answer.text}`)
      const at = performance.now()
      onAnswer(at - askedAt, at)
      if (at < until) return ask()
      resolve()
      socket.destroy()
    })
  })
