import * as E from 'fp-ts/Either'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { prefersChange, type Endpoint, type Refusal } from '../../contract'
import { auditEntry } from '../audit'
import type { Records } from '../storage'
import type { CommandOf, CallResult } from './command-and-result'
import { decodeRequest, projectOrDriverIdOf } from './decode-request'
import { sendRefusal } from './send-refusal'
import type { ApiKeyCheck } from './key-check'
import { findStoredAnswer, storeAnswer, parseIdempotentRequest, type IdempotentRequest } from './idempotency'
import { sendAnswer, encodeAnswer, withChange, withoutChange, type EncodedAnswer } from './send-answer'
import type { ServePorts } from './serve-ports'
import type { KeyHolder } from '../sign-in'

export type Handled<A> = Promise<E.Either<Refusal, A>>

/** Prepares outside of the transaction, writes within one, and answers once the change is stored. */
export const writeHandler =
  <P, Q, B, A, R>(
    { storage, now }: Pick<ServePorts, 'storage' | 'now'>,
    keyCheck: ApiKeyCheck,
    endpoint: Endpoint<P, Q, B, A>,
    prepare: (command: CommandOf<P, Q, B> & { readonly user: KeyHolder }) => Handled<R>,
    handle: (prepared: R, records: Records) => Handled<CallResult<A>>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const user = keyCheck.userOf(request)
    const command = await decodeRequest(endpoint, request)
    if (E.isLeft(command)) return sendRefusal(reply, command.left)
    const idempotentRequest = parseIdempotentRequest(
      endpoint,
      request,
      user,
      endpoint.body.kind === 'file' ? command.right.body : request.body,
    )
    if (E.isLeft(idempotentRequest)) return sendRefusal(reply, idempotentRequest.left)
    const wantsChange = endpoint.sendsChange && prefersChange(request.headers.prefer)
    const sendStored = (stored: EncodedAnswer) => sendAnswer(reply, wantsChange ? stored : withoutChange(stored))
    // A request that was answered before needs no preparation, which may not even be possible any more.
    if (idempotentRequest.right !== undefined) {
      const storedAnswer = await storage.read(user.organisation, (records) =>
        findRepeatedAnswer(records, idempotentRequest.right),
      )
      if (E.isLeft(storedAnswer)) return sendRefusal(reply, storedAnswer.left)
      if (storedAnswer.right !== undefined) return sendStored(storedAnswer.right)
    }
    const prepared = await prepare({ ...command.right, user })
    if (E.isLeft(prepared)) return sendRefusal(reply, prepared.left)
    const answer = await storage.write(
      user.organisation,
      (records) =>
        handleOnce(records, idempotentRequest.right, now, async () => {
          const result = await handle(prepared.right, records)
          if (E.isLeft(result)) return result
          const { audited } = result.right
          if (audited !== undefined)
            await records.audit.add(auditEntry(audited, { user, address: command.right.clientAddress, at: now() }))
          return E.right(
            firstAnswer(encodeAnswer(endpoint.answer, result.right), wantsChange ? result.right.changed : undefined),
          )
        }),
      projectOrDriverIdOf(request),
    )
    if (E.isLeft(answer)) return sendRefusal(reply, answer.left)
    const { sent, stored } = answer.right
    return sent === undefined ? sendStored(stored) : sendAnswer(reply, sent)
  }

/** `stored` is for a second request with the same Idempotency-Key, which is sent nothing else. */
type FirstAnswer = { readonly sent?: EncodedAnswer; readonly stored: EncodedAnswer }

/** What the change did to the plan is stored in the history, and not once more with the answer. */
const firstAnswer = (plain: EncodedAnswer, changed: CallResult<unknown>['changed']): FirstAnswer => {
  if (changed === undefined) return { sent: plain, stored: plain }
  const change = changed?.change && { id: changed.change.id, action: changed.change.action }
  return { sent: withChange(plain, changed), stored: withChange(plain, changed && { ...changed, change }) }
}

/** Repeats the stored answer where there is one; otherwise handles the request, and stores its answer in the same transaction. */
const handleOnce = async (
  records: Records,
  idempotentRequest: IdempotentRequest | undefined,
  now: () => Date,
  handle: () => Handled<FirstAnswer>,
): Handled<FirstAnswer> => {
  const storedAnswer = await findRepeatedAnswer(records, idempotentRequest)
  if (E.isLeft(storedAnswer)) return storedAnswer
  if (storedAnswer.right !== undefined) return E.right({ stored: storedAnswer.right })
  const answer = await handle()
  if (E.isRight(answer) && idempotentRequest !== undefined)
    await storeAnswer(records, idempotentRequest, answer.right.stored, now())
  return answer
}

const findRepeatedAnswer = async (
  records: Records,
  idempotentRequest: IdempotentRequest | undefined,
): Handled<EncodedAnswer | undefined> =>
  idempotentRequest === undefined ? E.right(undefined) : findStoredAnswer(records, idempotentRequest)
