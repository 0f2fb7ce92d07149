import type { Readable } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** the text as JSON; undefined if it is not JSON */
  readonly body: unknown
}

/** A request as the server receives it. */
export type InjectedRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | Buffer | undefined
}

/** Time limit for an answer that is read until a condition holds. */
const TIMEOUT_MS = 4_000

/** The server's answer to one request. */
export const sendRequest = async (app: FastifyInstance, request: InjectedRequest): Promise<Answer> => {
  const answer = await app.inject(optionsOf(request))
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: parseJson(answer.body) }
}

/** Reads an answer that may never end, such as events, until a condition holds. */
export const readUntil = async (
  app: FastifyInstance,
  request: InjectedRequest,
  isEnough: (text: string) => boolean,
): Promise<Answer> => {
  const abort = new AbortController()
  const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const answer = await app.inject({ ...optionsOf(request), payloadAsStream: true, signal })
  const text = await readStream(answer.stream(), isEnough)
  abort.abort()
  return { status: answer.statusCode, headers: answer.headers, text, body: parseJson(text) }
}

const optionsOf = ({ method, url, headers, payload }: InjectedRequest): InjectOptions => ({
  // Methods that do not exist are tested elsewhere, over a socket.
  method: methods.find((candidate) => candidate === method) ?? 'GET',
  url,
  headers: { ...headers },
  ...(payload === undefined ? {} : { payload }),
})

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const readStream = async (stream: Readable, isEnough: (text: string) => boolean): Promise<string> => {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) {
      chunks.push(Buffer.from(chunk))
      if (isEnough(Buffer.concat(chunks).toString())) break
    }
  } catch (error) {
    chunks.push(Buffer.from(`\n(broken off: ${String(error)})`))
  }
  return Buffer.concat(chunks).toString()
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
