import { hash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { canHaveIdempotencyKey, parseIdempotencyKey, type AnyEndpoint, type Refusal } from '../../contract'
import type { Records } from '../storage'
import type { EncodedAnswer } from './send-answer'
import type { KeyHolder } from '../sign-in'

/**
 * A request with an Idempotency-Key, which may be sent again when its answer was lost: its key, and a hash of the
 * request.
 */
export type IdempotentRequest = { readonly key: string; readonly request: string }

/** Undefined where the endpoint takes no Idempotency-Key, or the request has none. */
export const parseIdempotentRequest = (
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  user: KeyHolder,
  body: unknown,
): E.Either<Refusal, IdempotentRequest | undefined> => {
  if (!canHaveIdempotencyKey(endpoint)) return E.right(undefined)
  const key = parseIdempotencyKey(request.headers['idempotency-key'])
  if (E.isLeft(key)) return key
  if (key.right === undefined) return E.right(undefined)
  const fingerprint = JSON.stringify([request.method, request.url, body])
  return E.right({ key: `${user.userId} ${key.right}`, request: hash('sha256', fingerprint, 'base64url') })
}

/** The answer that was given the first time; a left where another request came under the same key. */
export const findStoredAnswer = async (
  records: Records,
  { key, request }: IdempotentRequest,
): Promise<E.Either<Refusal, EncodedAnswer | undefined>> => {
  const stored = await records.answers.find(key)
  if (stored === undefined) return E.right(undefined)
  return stored.request === request ? E.right(stored) : E.left({ code: 'key_used_before' })
}

export const storeAnswer = async (
  records: Records,
  { key, request }: IdempotentRequest,
  answer: EncodedAnswer,
  now: Date,
): Promise<void> => records.answers.add(key, { request, ...answer }, now.toISOString())
