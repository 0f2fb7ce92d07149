import { hash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { isRepeatable, readIdempotencyKey, type AnyCall, type Refusal } from '../../contract'
import type { Records } from '../storage'
import type { Who } from './authorised-command'
import type { Written } from './send-answer'

/**
 * A request with an Idempotency-Key, which may be sent again when its answer was lost: its key, and a hash of the
 * request.
 */
export type Repeat = { readonly key: string; readonly request: string }

/** Undefined where the call takes no Idempotency-Key, or the request has none. */
export const repeatIn = (
  call: AnyCall,
  request: FastifyRequest,
  who: Who,
  carried: unknown,
): E.Either<Refusal, Repeat | undefined> => {
  if (!isRepeatable(call)) return E.right(undefined)
  const key = readIdempotencyKey(request.headers['idempotency-key'])
  if (E.isLeft(key)) return key
  if (key.right === undefined) return E.right(undefined)
  const asked = JSON.stringify([request.method, request.url, carried])
  return E.right({ key: `${who.userId} ${key.right}`, request: hash('sha256', asked, 'base64url') })
}

/** The answer that was given the first time; a left where another request came under the same key. */
export const answeredBefore = async (
  records: Records,
  { key, request }: Repeat,
): Promise<E.Either<Refusal, Written | undefined>> => {
  const kept = await records.answers.find(key)
  if (kept === undefined) return E.right(undefined)
  return kept.request === request ? E.right(kept) : E.left({ code: 'key_used_before' })
}

export const keepAnswer = async (
  records: Records,
  { key, request }: Repeat,
  answer: Written,
  at: Date,
): Promise<void> => records.answers.keep(key, { request, ...answer }, at.toISOString())
