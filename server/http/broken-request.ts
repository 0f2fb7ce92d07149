import type { Socket } from 'node:net'
import { refusalBody } from '../../contract'
import { codeFor } from './refusal'
import { contentPolicy, securityHeaders } from './security-headers'

const statusOf: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what is not even HTTP, before any route is asked. */
export const answerBrokenRequest = (error: { readonly code?: string | undefined }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOf[error.code ?? ''] ?? 400
  const refusal = { code: codeFor(status) }
  const body = JSON.stringify(refusalBody(refusal))
  const headers = {
    ...securityHeaders(contentPolicy),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${refusal.code}\r\n${lines.join('')}\r\n${body}`)
}
