import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { AnyAnswer } from '../../contract'
import type { AuditedAction } from '../../src/domain/audit'
import type { CommandOf } from './command-and-result'

export type Stream = {
  readonly content: AsyncIterable<Uint8Array | string>
  readonly headers?: Readonly<Record<string, string>>
  /** what the audit trail records of it, before it is sent */
  readonly audited?: AuditedAction | undefined
}

export type StreamCommand<P, Q, B> = CommandOf<P, Q, B> & {
  /** the last event that the browser has received */
  readonly lastEventId: number | undefined
  /** aborted when nobody waits for the answer any more */
  readonly closed: AbortSignal
  /** the key of the request, which may expire during a long stream */
  readonly apiKey: string
}

/** Has the browser save what is sent under a name. */
export const attachmentHeader = (name: string): NonNullable<Stream['headers']> => ({
  'content-disposition': `attachment; filename="${name.replaceAll(/["\\\r\n]/g, '_')}"`,
})

/** Sends a stream; when the browser disconnects, the stream is ended too. */
export const sendStream = (
  reply: FastifyReply,
  { status, mediaType }: AnyAnswer,
  { content, headers }: Stream,
): FastifyReply => {
  const stream = content instanceof Readable ? content : Readable.from(content)
  reply.raw.once('close', () => stream.destroy())
  return reply
    .code(status)
    .headers({ 'content-type': mediaType, 'cache-control': 'no-store', ...headers })
    .send(stream)
}
