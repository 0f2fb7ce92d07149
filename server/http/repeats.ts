import { hash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { isRepeatable, readIdempotencyKey, type AnyCall, type Refusal } from '../../contract'
import type { Records } from '../storage'
import type { Who } from './asked'
import type { Written } from './reply'

/** A request that may come again, as when its answer was lost on the way: under which key, and what it asks. */
export type Repeat = { readonly key: string; readonly request: string }

/** None where the call cannot be repeated, or no Idempotency-Key came with it. */
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

/** What was answered the first time; the left is for another request under the same key. */
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
