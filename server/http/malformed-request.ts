import type { Socket } from 'node:net'
import { rawRefusal } from './raw-refusal'
import { refusalCodeOfStatus } from './refusal-codes'

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
