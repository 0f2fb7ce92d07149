import { Agent, get, request, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

export type SentRequest = {
  readonly method: 'GET' | 'PATCH' | 'POST'
  readonly path: string
  readonly body?: object
}

export type Answer = { readonly status: number; readonly text: () => Promise<string>; readonly ms: number }

/** The connections of one browser: one for requests, and one for the events of a project. */
export type Connection = {
  /** an answer that the browser has in its cache is asked for with the version that it has */
  readonly send: (sent: SentRequest) => Promise<Answer>
  /** keeps the event stream open; `onEnd` is called if the server ends it */
  readonly follow: (path: string, onEnd: () => void) => Promise<void>
  readonly close: () => void
}

export const openConnection = (base: string, apiKeyHeader: Readonly<Record<string, string>>): Connection => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const streams = new Agent({ keepAlive: true })
  const cachedVersions = new Map<string, string>()
  let isClosed = false

  const headersOf = ({ method, path, body }: SentRequest, content: string): OutgoingHttpHeaders => {
    const version = method === 'GET' ? cachedVersions.get(path) : undefined
    return {
      ...apiKeyHeader,
      'accept-encoding': 'gzip',
      ...(version === undefined ? {} : { 'if-none-match': version }),
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content), prefer: 'change' }),
    }
  }
  return {
    send: async (sent) => {
      const content = sent.body === undefined ? '' : JSON.stringify(sent.body)
      const from = performance.now()
      const outgoing = request(`${base}${sent.path}`, { agent, method: sent.method, headers: headersOf(sent, content) })
      outgoing.end(content)
      const incoming = await answerTo(outgoing)
      const bytes = await buffer(incoming)
      const ms = performance.now() - from
      if (sent.method === 'GET' && incoming.headers.etag !== undefined)
        cachedVersions.set(sent.path, incoming.headers.etag)
      const isCompressed = incoming.headers['content-encoding'] === 'gzip'
      return {
        status: incoming.statusCode ?? 0,
        text: async () => String(isCompressed ? await promisify(gunzip)(bytes) : bytes),
        ms,
      }
    },
    follow: async (path, onEnd) => {
      const stream = await answerTo(get(`${base}${path}`, { agent: streams, headers: apiKeyHeader }))
      const end = (): void => {
        if (!isClosed) onEnd()
      }
      stream.on('end', end).on('error', end).resume()
      if (stream.statusCode !== 200) end()
    },
    close: () => {
      isClosed = true
      agent.destroy()
      streams.destroy()
    },
  }
}

const answerTo = (outgoing: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => outgoing.once('response', resolve).once('error', reject))
