import type { RefusalCode } from '../../contract'

const codeByStatus: Readonly<Record<number, RefusalCode>> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  413: 'too_large',
  414: 'address_too_long',
  415: 'unsupported_content',
  417: 'expectation_failed',
  431: 'headers_too_large',
}

/** The refusal for an HTTP status of Fastify or Node. The cause of a server error is only logged. */
export const refusalCodeOfStatus = (status: number): RefusalCode =>
  codeByStatus[status] ?? (status < 500 ? 'refused' : 'server_error')
