/** What somebody sends, as it is sent again when its answer was lost. */
export type Sent = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

export type Answered = {
  readonly status: number
  /** as its ETag says it */
  readonly version: string | undefined
  readonly text: string
}

/** To the server, until that is gone: then what was asked is rejected. */
export type Line = (sent: Sent) => Promise<Answered>

const PATIENCE_MS = 30_000

export const lineTo =
  (base: string, key: string): Line =>
  async ({ method, path, headers, body }) => {
    const answer = await fetch(base + path, {
      method,
      headers: { 'x-api-key': key, ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const version = answer.headers.get('etag')?.replaceAll('"', '')
    return { status: answer.status, version, text: await answer.text() }
  }

export const reading = (path: string): Sent => ({ method: 'GET', path })

/** Sent once, whatever comes back; what a person would call one click. */
export const posted = (key: string, path: string, body: unknown): Sent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', 'idempotency-key': key },
  body: JSON.stringify(body),
})

/** Meant for what they saw, and nothing else. */
export const changing = (method: 'PUT' | 'PATCH', path: string, body: unknown, version?: number): Sent => ({
  method,
  path,
  headers: { 'content-type': 'application/json', ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
  body: JSON.stringify(body),
})
