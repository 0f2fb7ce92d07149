import { randomUUID } from 'node:crypto'
import { refusalBody, type RefusalCode } from '../../contract'
import { securityHeaders } from './security-headers'

type RawRefusal = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** The answer to a request that reaches no route, with the same headers as every other answer. */
export const rawRefusal = (policy: string, code: RefusalCode): RawRefusal => {
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
