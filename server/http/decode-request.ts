import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { decodeCommand, parseIfMatch, type Endpoint, type Refusal } from '../../contract'
import { isJsonObject } from '../../src/domain/parse'
import type { CommandOf } from './command-and-result'
import { runInSteps } from '../steps'
import { readUploadFile } from './upload-file'

type DecodedRequest<P, Q, B> = E.Either<Refusal, CommandOf<P, Q, B>>

/** Decodes a request by the codecs of its endpoint. */
export const decodeRequest = <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  request: FastifyRequest,
): DecodedRequest<P, Q, B> | Promise<DecodedRequest<P, Q, B>> =>
  endpoint.body.kind === 'file'
    ? readUploadFile(request, endpoint.body).then((file) => decodeLongBody(endpoint, request, file))
    : Number(request.headers['content-length'] ?? 0) < LONG_BODY_BYTES
      ? decodeWithBody(endpoint, request, E.right(request.body))
      : decodeLongBody(endpoint, request, E.right(request.body))

/** A longer body is decoded in steps where its endpoint has them, so that other requests are answered meanwhile. */
const LONG_BODY_BYTES = 128 * 1024

const decodeLongBody = async <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  request: FastifyRequest,
  body: E.Either<Refusal, unknown>,
): Promise<DecodedRequest<P, Q, B>> => {
  const { decodeInSteps } = endpoint.body
  if (E.isLeft(body) || decodeInSteps === undefined) return decodeWithBody(endpoint, request, body)
  const decoded = await runInSteps(decodeInSteps(body.right))
  return decodeWithBody({ ...endpoint, body: { ...endpoint.body, decode: () => decoded } }, request, body)
}

const decodeWithBody = <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  request: FastifyRequest,
  body: E.Either<Refusal, unknown>,
): DecodedRequest<P, Q, B> => {
  if (E.isLeft(body)) return body
  const command = decodeCommand(endpoint, { parameters: request.params, query: request.query, body: body.right })
  if (E.isLeft(command)) return command
  const ifMatchVersions = endpoint.version.checksIfMatch
    ? parseIfMatch(request.headers['if-match'])
    : E.right(undefined)
  if (E.isLeft(ifMatchVersions)) return ifMatchVersions
  return E.right({
    ...command.right,
    ifMatchVersions: ifMatchVersions.right,
    clientAddress: clientAddressOf(request),
    userAgent: request.headers['user-agent'],
  })
}

/**
 * The address that sent a request. Where an untrusted proxy passed it on, the result is the proxy's address after
 * `behind`, so that the request never counts as one from this machine, even if the proxy runs on it.
 */
export const clientAddressOf = ({ headers, ip, ips }: Pick<FastifyRequest, 'headers' | 'ip' | 'ips'>): string => {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers
  const isProxyTrusted = ips !== undefined && ips.length > 1
  return isForwarded && !isProxyTrusted ? `behind ${ip}` : ip
}

/** The id of the project or driver that the path names, if it names one. */
export const projectOrDriverIdOf = ({ params }: FastifyRequest): string | undefined =>
  isJsonObject(params) && typeof params['id'] === 'string' ? params['id'] : undefined
