/** The bytes of a request. */
export type Request = Buffer

type RequestParts = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export const requestOf = ({ method, path, headers = {}, body }: RequestParts): Request => {
  const content = body === undefined ? '' : JSON.stringify(body)
  const allHeaders = {
    // The server answers under loopback names only.
    host: 'localhost',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
  }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`)
}
