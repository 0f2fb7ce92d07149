import { finished, Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { AnyAnswer } from '../../contract'
import type { Commanded } from './asked'

export type Stream = {
  readonly content: AsyncIterable<Uint8Array | string>
  readonly headers?: Readonly<Record<string, string>>
}

export type Streamed<P, Q, B> = Commanded<P, Q, B> & {
  /** the last event that who asks has seen */
  readonly since: number | undefined
  /** the key that came with it: who stays for long may lose it meanwhile */
  readonly key: string
}

/** Over with its answer: whoever goes away ends it, wherever it is. */
export const flow = (
  reply: FastifyReply,
  { status, mediaType }: AnyAnswer,
  { content, headers }: Stream,
): FastifyReply => {
  const stream = content instanceof Readable ? content : Readable.from(content)
  finished(reply.raw, () => stream.destroy())
  return reply
    .code(status)
    .headers({ 'content-type': mediaType, 'cache-control': 'no-store', ...headers })
    .send(stream)
}
