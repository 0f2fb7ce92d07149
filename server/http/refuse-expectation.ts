import type { IncomingMessage, ServerResponse } from 'node:http'
import { rawRefusal } from './raw-refusal'
import { refusalCodeOfStatus } from './refusal-codes'

/** Refuses an Expect header other than 100-continue. Node calls this before any route. */
export const refuseExpectation =
  (policy: string) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const status = 417
    const { headers, body } = rawRefusal(policy, refusalCodeOfStatus(status))
    response.writeHead(status, headers).end(body)
  }
