import type { Readable } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Request } from './request'

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** the text, read as JSON; undefined where it is none */
  readonly body: unknown
}

type Sent = Pick<Request, 'method' | 'url' | 'headers' | 'payload'>

/** What a server answers to one request. An answer without an end is read until it has said enough. */
export const answered = async (
  app: FastifyInstance,
  { method, url, headers, payload }: Sent,
  isEnough: (text: string) => boolean = () => false,
): Promise<Answer> => {
  const leaving = new AbortController()
  const options: InjectOptions = {
    // What is no method at all has tests of its own, over a socket.
    method: methods.find((one) => one === method) ?? 'GET',
    url,
    headers: { ...headers },
    payloadAsStream: true,
    signal: leaving.signal,
    ...(payload === undefined ? {} : { payload }),
  }
  const answer = await app.inject(options)
  const text = await read(answer.stream(), isEnough)
  leaving.abort()
  return { status: answer.statusCode, headers: answer.headers, text, body: parsed(text) }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const read = async (stream: Readable, isEnough: (text: string) => boolean): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    chunks.push(Buffer.from(chunk))
    if (isEnough(Buffer.concat(chunks).toString())) break
  }
  return Buffer.concat(chunks).toString()
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
