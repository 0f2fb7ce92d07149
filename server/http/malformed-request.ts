import type { Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusalBody, type RefusalCode } from '../../contract'
import { securityHeaders } from './security-headers'
import { refusalCodeOfStatus } from './send-refusal'

const statusByErrorCode: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers a request that is not valid HTTP, which reaches no route. */
export const answerMalformedRequest =
  (policy: string) =>
  (error: { readonly code?: string | undefined }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statusByErrorCode[error.code ?? ''] ?? 400
    const code = refusalCodeOfStatus(status)
    const { headers, body } = rawRefusal(policy, code)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${code}\r\n${lines.join('')}\r\n${body}`)
  }

type RawRefusal = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** The answer to a request that reaches no route, with the same headers as every other answer. */
const rawRefusal = (policy: string, code: RefusalCode): RawRefusal => {
  const body = JSON.stringify(refusalBody({ code }))
  const headers = {
    ...securityHeaders(policy),
    'x-request-id': randomUUID(),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  return { headers, body }
}

/** Refuses an Expect header other than 100-continue. Node calls this before any route. */
export const refuseExpectation =
  (policy: string) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const status = 417
    const { headers, body } = rawRefusal(policy, refusalCodeOfStatus(status))
    response.writeHead(status, headers).end(body)
  }
