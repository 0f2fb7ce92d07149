import type { RefusalCode } from '../../contract'

const codes: Readonly<Record<number, RefusalCode>> = {
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

/** What a status of the framework says; of what went wrong inside nothing is said, for that is for the log. */
export const codeFor = (status: number): RefusalCode => codes[status] ?? (status < 500 ? 'refused' : 'server_error')
