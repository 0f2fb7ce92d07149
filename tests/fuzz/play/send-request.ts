import { request as openRequest } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** the text as JSON; undefined if it is not JSON */
  readonly body: unknown
}

/** A request as the server receives it. */
export type SentRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | Buffer | undefined
}

/** Time limit for an answer that is read until a condition holds. */
const TIMEOUT_MS = 4_000

/** The server's answer to one request. */
export const sendRequest = async (app: FastifyInstance, request: SentRequest): Promise<Answer> =>
  readAnswer(await openAnswer(app, request), () => false)

/** Reads an answer that may never end, such as events, until a condition holds. */
export const readUntil = async (
  app: FastifyInstance,
  request: SentRequest,
  isEnough: (text: string) => boolean,
): Promise<Answer> => {
  const abort = new AbortController()
  const answer = await openAnswer(app, request, AbortSignal.any([abort.signal, AbortSignal.timeout(TIMEOUT_MS)]))
  const read = await readAnswer(answer, isEnough)
  abort.abort()
  return read
}

type OpenAnswer = Pick<Answer, 'status' | 'headers'> & { readonly stream: Readable }

/** Over a socket where the server listens; without one is quicker. */
const openAnswer = (app: FastifyInstance, request: SentRequest, signal?: AbortSignal): Promise<OpenAnswer> =>
  app.server.listening ? sendOverSocket(app.listeningOrigin, request, signal) : inject(app, request, signal)

const sendOverSocket = (
  origin: string,
  { method, url, headers, payload }: SentRequest,
  signal: AbortSignal | undefined,
): Promise<OpenAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    // Node does not say by itself how long the body of a DELETE is.
    const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
    const options = { hostname, port, method, path: url, headers: { ...length, ...headers }, signal }
    const sending = openRequest(options, (stream) =>
      resolve({ status: stream.statusCode ?? 0, headers: stream.headers, stream }),
    )
    // After the answer this does nothing: a server that refuses a body need not read it to its end.
    sending.on('error', reject)
    sending.end(payload)
  })

const inject = async (
  app: FastifyInstance,
  { method, url, headers, payload }: SentRequest,
  signal: AbortSignal | undefined,
): Promise<OpenAnswer> => {
  const answer = await app.inject({
    // Methods that do not exist are tested elsewhere.
    method: methods.find((candidate) => candidate === method) ?? 'GET',
    url,
    headers: { ...headers },
    payloadAsStream: true,
    ...(payload === undefined ? {} : { payload }),
    ...(signal === undefined ? {} : { signal }),
  })
  return { status: answer.statusCode, headers: answer.headers, stream: answer.stream() }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const readAnswer = async (
  { status, headers, stream }: OpenAnswer,
  isEnough: (text: string) => boolean,
): Promise<Answer> => {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) {
      chunks.push(Buffer.from(chunk))
      if (isEnough(Buffer.concat(chunks).toString())) break
    }
  } catch (error) {
    chunks.push(Buffer.from(`\n(broken off: ${String(error)})`))
  }
  const text = Buffer.concat(chunks).toString()
  return { status, headers, text, body: parseJson(text) }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
