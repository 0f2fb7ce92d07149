import type { IncomingMessage, ServerResponse } from 'node:http'
import { bareRefusal } from './bare-refusal'
import { codeFor } from './refusal'

/** Node asks about what a request expects before any route is asked, unless that is just to go on. */
export const refuseExpectation =
  (policy: string) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const status = 417
    const { headers, body } = bareRefusal(policy, codeFor(status))
    response.writeHead(status, headers).end(body)
  }
