import * as E from 'fp-ts/Either'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodeStoredProjectChanged, etagOf, type Answer, type AnyAnswer, parseIfMatch } from '../../contract'
import type { StoredProjectChanged } from '../../src/domain/history'
import { isJsonObject } from '../../src/domain/parse'
import { memoizeWeak } from '../../src/domain/value'
import { acceptsGzip, compressAnswer, MIN_COMPRESSED_BYTES, type Parts } from './answer-parts'
import type { ResultMetadata, CallResult, CompressedResult, EncodedResult, CommandOf } from './command-and-result'
import { Readable } from 'node:stream'
import type { AuditedAction } from '../../src/domain/audit'

/** An answer as it is sent, and as it is stored for a second request with the same Idempotency-Key. */
export type EncodedAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export const encodeAnswer = <A>(answer: Answer<A>, result: CallResult<A>): EncodedAnswer => ({
  status: answer.status,
  headers: answerHeaders(answer, result),
  body: encodeBody(answer, result),
})

const encodeBody = <A>({ kind, codec }: Answer<A>, result: CallResult<A>): string => {
  if (kind === 'empty') return ''
  return kind === 'json' ? JSON.stringify(codec.encode(result.body)) : String(result.body)
}

const answerHeaders = ({ kind, mediaType }: AnyAnswer, result: ResultMetadata): EncodedAnswer['headers'] => ({
  ...(kind === 'empty'
    ? {}
    : { 'content-type': kind === 'optional bytes' ? mediaType : `${mediaType}; charset=utf-8` }),
  ...metadataHeaders(result),
})

/**
 * An answer with a version may be cached, but the browser must ask whether it is still current; others are not cached.
 */
const metadataHeaders = ({ version, headers }: ResultMetadata): EncodedAnswer['headers'] => ({
  ...(version === undefined
    ? { 'cache-control': 'no-store' }
    : { 'cache-control': 'private, no-cache', etag: etagOf(version) }),
  ...headers,
})

/** The answer to a request with `Prefer: change`. */
export const withChange = (answer: EncodedAnswer, changed: StoredProjectChanged | null): EncodedAnswer => ({
  ...answer,
  headers: { ...answer.headers, 'preference-applied': 'change' },
  body: `{"answer":${answer.body},"changed":${changed === null ? 'null' : encodeStoredProjectChanged(changed)}}`,
})

/** The same answer to a request without `Prefer: change`. */
export const withoutChange = (answer: EncodedAnswer): EncodedAnswer => {
  const { 'preference-applied': preference, ...headers } = answer.headers
  if (preference === undefined) return answer
  const body: unknown = JSON.parse(answer.body)
  return { ...answer, headers, body: isJsonObject(body) ? JSON.stringify(body['answer']) : answer.body }
}

export const sendAnswer = (
  reply: FastifyReply,
  { status, headers, body }: EncodedAnswer,
): FastifyReply | Promise<FastifyReply> =>
  body.length < MIN_COMPRESSED_BYTES
    ? reply.code(status).headers(headers).header('vary', varyHeader(reply)).send(body)
    : sendParts(reply.code(status).headers(headers), [Buffer.from(body)])

/** A long answer is compressed; all others are sent at once. */
const sendParts = (reply: FastifyReply, parts: Parts): FastifyReply | Promise<FastifyReply> => {
  const compressing = compressAnswer(parts, reply.request.headers['accept-encoding'])
  reply.header('vary', varyHeader(reply))
  return compressing === undefined
    ? reply.send(joinedParts(parts))
    : compressing.then((bytes) => reply.header('content-encoding', 'gzip').send(bytes))
}

const sendPartsOf = async (reply: FastifyReply, { parts }: EncodedResult): Promise<FastifyReply> =>
  sendParts(reply, await parts())

/** Who does not take gzip is sent the bytes that were compressed. */
const sendCompressed = (reply: FastifyReply, bytes: Buffer): FastifyReply | Promise<FastifyReply> => {
  reply.header('vary', varyHeader(reply))
  if (bytes.length === 0) return reply.code(204).removeHeader('content-type').send()
  return acceptsGzip(reply.request.headers['accept-encoding'] ?? '')
    ? reply.header('content-encoding', 'gzip').send(bytes)
    : promisify(gunzip)(bytes).then((plain) => reply.send(plain))
}

const joinedParts = memoizeWeak((parts: Parts) => Buffer.concat(parts))

/** The list of other origins that may ask has put its own header there. */
const varyHeader = (reply: FastifyReply): string => [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', ')

export const sendNotModified = (reply: FastifyReply, result: ResultMetadata): FastifyReply =>
  reply.code(304).headers(metadataHeaders(result)).header('vary', varyHeader(reply)).send()

/** Answers 304 without a body where the browser has this version already; only an answer to a GET is ever kept. */
export const sendResult = <A>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<A>,
  result: CallResult<A> | EncodedResult | CompressedResult,
): FastifyReply | Promise<FastifyReply> => {
  const isCacheable = request.method === 'GET' || request.method === 'HEAD'
  if (isCacheable && result.version !== undefined && hasCachedVersion(request.headers['if-none-match'], result.version))
    return sendNotModified(reply, result)
  if ('gzip' in result) return sendCompressed(reply.headers(answerHeaders(answer, result)), result.gzip)
  return 'parts' in result
    ? sendPartsOf(reply.code(answer.status).headers(answerHeaders(answer, result)), result)
    : sendAnswer(reply, encodeAnswer(answer, result))
}

/** Whether the browser has this version already, by its If-None-Match; a header that cannot be read counts as no. */
export const hasCachedVersion = (ifNoneMatch: string | undefined, version: string): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etagOf(version)) return true
  const cachedVersions = parseIfMatch(ifNoneMatch.replaceAll(weakTagPrefix, '$1'))
  return E.isRight(cachedVersions) && (cachedVersions.right?.includes(version) ?? true)
}

/** A proxy that compresses an answer makes its tag a weak one; for reading it is the same version. */
const weakTagPrefix = /(^|,)\s*W\/(?=")/g

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
