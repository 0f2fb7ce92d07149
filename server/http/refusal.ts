/** What every refusal of the server looks like on the wire. */
export type Refusal = { readonly message: string; readonly code: string }

const refusals: Readonly<Record<number, Refusal>> = {
  400: { message: 'The request could not be read.', code: 'bad_request' },
  404: { message: 'There is nothing at this address.', code: 'not_found' },
  405: { message: 'This address does not take that method.', code: 'method_not_allowed' },
  408: { message: 'The request took too long to arrive.', code: 'timeout' },
  413: { message: 'The request is too large.', code: 'too_large' },
  414: { message: 'The address is too long.', code: 'address_too_long' },
  415: { message: 'This kind of content is not understood here.', code: 'unsupported_content' },
  431: { message: 'The headers of the request are too large.', code: 'headers_too_large' },
}

const refused: Refusal = { message: 'The request was refused.', code: 'refused' }

/** Says nothing of what went wrong inside: that is for the log. */
const failed: Refusal = { message: 'Something went wrong on the server.', code: 'server_error' }

export const refusalOf = (status: number): Refusal => (status >= 500 ? failed : (refusals[status] ?? refused))
