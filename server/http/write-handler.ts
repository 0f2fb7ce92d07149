import * as E from 'fp-ts/Either'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Refusal } from '../../contract'
import type { Records } from '../storage'
import type { Commanded, Who } from './authorised-command'
import { decoded } from './decode-request'
import { refuse } from './send-refusal'
import type { Doorkeeper } from './key-check'
import { answeredBefore, keepAnswer, repeatIn, type Repeat } from './idempotency'
import { send, written, type Written } from './send-answer'
import type { Serving } from './serve-ports'
import { subjectOf } from './id-in-path'
import type { Told } from './call-result'

export type Said<A> = Promise<E.Either<Refusal, A>>

/** Prepares outside of the transaction, writes within one, and answers once the write is stored. */
export const writing =
  <P, Q, B, A, R>(
    { storage, now }: Pick<Serving, 'storage' | 'now'>,
    door: Doorkeeper,
    call: Call<P, Q, B, A>,
    ready: (asked: Commanded<P, Q, B> & { readonly who: Who }) => Said<R>,
    run: (ready: R, records: Records) => Said<Told<A>>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const who = door.who(request)
    const asked = await decoded(call, request)
    if (E.isLeft(asked)) return refuse(reply, asked.left)
    const repeat = repeatIn(call, request, who, call.body.kind === 'file' ? asked.right.body : request.body)
    if (E.isLeft(repeat)) return refuse(reply, repeat.left)
    // A request that was answered before needs no preparation, which may not even be possible any more.
    if (repeat.right !== undefined) {
      const before = await storage.read(who.organisation, (records) => answered(records, repeat.right))
      if (E.isLeft(before)) return refuse(reply, before.left)
      if (before.right !== undefined) return send(reply, before.right)
    }
    const found = await ready({ ...asked.right, who })
    if (E.isLeft(found)) return refuse(reply, found.left)
    const said = await storage.write(
      who.organisation,
      (records) =>
        once(records, repeat.right, now, async () => {
          const made = await run(found.right, records)
          return E.isLeft(made) ? made : E.right(written(call.answer, made.right))
        }),
      subjectOf(request),
    )
    return E.isLeft(said) ? refuse(reply, said.left) : send(reply, said.right)
  }

/** Repeats the kept answer where there is one; otherwise it acts, and keeps the answer in the same transaction. */
const once = async (
  records: Records,
  repeat: Repeat | undefined,
  now: () => Date,
  act: () => Said<Written>,
): Said<Written> => {
  const before = await answered(records, repeat)
  if (E.isLeft(before)) return before
  if (before.right !== undefined) return E.right(before.right)
  const made = await act()
  if (E.isRight(made) && repeat !== undefined) await keepAnswer(records, repeat, made.right, now())
  return made
}

const answered = async (records: Records, repeat: Repeat | undefined): Said<Written | undefined> =>
  repeat === undefined ? E.right(undefined) : answeredBefore(records, repeat)
