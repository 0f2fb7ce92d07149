/** A request, which can be sent again if its answer was lost. */
export type Sent = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

export type Answered = {
  readonly status: number
  /** the number in its ETag */
  readonly version: string | undefined
  readonly text: string
}

/** A connection to one server process. Its requests are rejected once that process is gone. */
export type Line = {
  readonly ask: (sent: Sent) => Promise<Answered>
  /** the ids of the events after `since`, up to `last` */
  readonly follow: (path: string, since: number, last: number) => Promise<ReadonlyArray<number>>
}

const PATIENCE_MS = 30_000

export const lineTo = (base: string, key: string): Line => {
  const sent = ({ method, path, headers, body }: Sent, signal: AbortSignal): Promise<Response> =>
    fetch(base + path, {
      method,
      headers: { 'x-api-key': key, ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
  return {
    ask: async (asked) => {
      const answer = await sent(asked, new AbortController().signal)
      const version = answer.headers.get('etag')?.replaceAll('"', '')
      return { status: answer.status, version, text: await answer.text() }
    },
    follow: async (path, since, last) => {
      const over = new AbortController()
      const answer = await sent({ ...reading(path), headers: { 'last-event-id': String(since) } }, over.signal)
      const ids: number[] = []
      let text = ''
      for await (const some of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += some
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) ids.push(...idIn(event))
        if ((ids.at(-1) ?? 0) >= last) break
      }
      over.abort()
      return ids
    },
  }
}

const idIn = (event: string): ReadonlyArray<number> => {
  const id = /^id: (\d+)$/m.exec(event)?.[1]
  return id === undefined ? [] : [Number(id)]
}

export const reading = (path: string): Sent => ({ method: 'GET', path })

/** With an idempotency key, so that it is done once however often it is sent. */
export const posted = (key: string, path: string, body?: unknown): Sent => ({
  method: 'POST',
  path,
  headers: { 'idempotency-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

/** For this version only, where one is given. */
export const changing = (method: 'PUT' | 'PATCH', path: string, body: unknown, version?: number): Sent => ({
  method,
  path,
  headers: { 'content-type': 'application/json', ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
  body: JSON.stringify(body),
})
