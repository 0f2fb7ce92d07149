import { limitOnThisMachine } from './running-server'

/** A request that can be sent again if its answer was lost. */
export type SentRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

export type ReceivedAnswer = {
  readonly status: number
  /** the number in its ETag */
  readonly version: string | undefined
  readonly text: string
}

/** A connection to one server process. Its requests reject once that process is gone. */
export type ServerConnection = {
  readonly send: (request: SentRequest) => Promise<ReceivedAnswer>
  /** the ids of the events after `since`, up to `last` */
  readonly readEventIds: (path: string, since: number, last: number) => Promise<ReadonlyArray<number>>
}

const TIMEOUT_MS = 30_000

export const connectTo = (base: string, key: string): ServerConnection => {
  const fetchRequest = ({ method, path, headers, body }: SentRequest, signal: AbortSignal): Promise<Response> =>
    fetch(base + path, {
      method,
      headers: { 'x-api-key': key, ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitOnThisMachine(TIMEOUT_MS))]),
    })
  return {
    send: async (request) => {
      const answer = await fetchRequest(request, new AbortController().signal)
      const version = answer.headers.get('etag')?.replaceAll('"', '')
      return { status: answer.status, version, text: await answer.text() }
    },
    readEventIds: async (path, since, last) => {
      const abort = new AbortController()
      const answer = await fetchRequest(
        { ...getRequest(path), headers: { 'last-event-id': String(since) } },
        abort.signal,
      )
      const ids: number[] = []
      let text = ''
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) ids.push(...eventIdsIn(event))
        if ((ids.at(-1) ?? 0) >= last) break
      }
      abort.abort()
      return ids
    },
  }
}

const eventIdsIn = (event: string): ReadonlyArray<number> => {
  const id = /^id: (\d+)$/m.exec(event)?.[1]
  return id === undefined ? [] : [Number(id)]
}

export const getRequest = (path: string): SentRequest => ({ method: 'GET', path })

/** Has an idempotency key, so that it is carried out once however often it is sent. */
export const postRequest = (key: string, path: string, body?: unknown): SentRequest => ({
  method: 'POST',
  path,
  headers: { 'idempotency-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

/** If a version is given, the change applies only to that version. */
export const changeRequest = (method: 'PUT' | 'PATCH', path: string, body: unknown, version?: number): SentRequest => ({
  method,
  path,
  headers: { 'content-type': 'application/json', ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
  body: JSON.stringify(body),
})
