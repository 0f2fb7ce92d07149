/** The bytes of a request. */
export type Request = Buffer

type Said = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export const requestOf = ({ method, path, headers = {}, body }: Said): Request => {
  const content = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: 'bench',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`)
}
