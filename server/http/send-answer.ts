import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, type Answer, type AnyAnswer } from '../../contract'
import type { Beside, Told, WrittenOut } from './call-result'
import { isKnown } from './has-cached-version'

/** An answer as it is sent, and as it is kept for a second request with the same Idempotency-Key. */
export type Written = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export const written = <A>(answer: Answer<A>, told: Told<A>): Written => ({
  status: answer.status,
  headers: headersOf(answer, told),
  body: bodyOf(answer, told),
})

const bodyOf = <A>({ kind, shape }: Answer<A>, told: Told<A>): string => {
  if (kind === 'empty') return ''
  return kind === 'json' ? JSON.stringify(shape.codec.encode(told.body)) : String(told.body)
}

const headersOf = ({ kind, mediaType }: AnyAnswer, told: Beside): Written['headers'] => ({
  ...(kind === 'empty' ? {} : { 'content-type': `${mediaType}; charset=utf-8` }),
  ...besideOf(told),
})

/**
 * An answer with a version may be cached, but the browser must ask whether it is still current; others are not cached.
 */
const besideOf = ({ version, headers }: Beside): Written['headers'] => ({
  ...(version === undefined
    ? { 'cache-control': 'no-store' }
    : { 'cache-control': 'private, no-cache', etag: etagOf(version) }),
  ...headers,
})

export const send = (reply: FastifyReply, { status, headers, body }: Written): FastifyReply =>
  reply.code(status).headers(headers).send(body)

export const answerKnown = (reply: FastifyReply, told: Beside): FastifyReply =>
  reply.code(304).headers(besideOf(told)).send()

/** Answers 304 without a body where the browser has this version already. */
export const answerRead = <A>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<A>,
  told: Told<A> | WrittenOut,
): FastifyReply => {
  if (told.version !== undefined && isKnown(request.headers['if-none-match'], told.version))
    return answerKnown(reply, told)
  return 'bytes' in told
    ? reply.code(answer.status).headers(headersOf(answer, told)).send(told.bytes())
    : send(reply, written(answer, told))
}
