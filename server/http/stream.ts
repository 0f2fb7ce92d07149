import { Readable } from 'node:stream'
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
  /** fires when nobody waits for more */
  readonly signal: AbortSignal
}

/** Whoever goes away ends it, wherever it is. */
export const flow = (
  reply: FastifyReply,
  { status, mediaType }: AnyAnswer,
  { content, headers }: Stream,
): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': mediaType, 'cache-control': 'no-store', ...headers })
    .send(content instanceof Readable ? content : Readable.from(content))
