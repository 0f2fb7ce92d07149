import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { changedCodec } from '../../../contract/history'
import { reasonsOf, type Shape } from '../../../contract/shape'
import type { Edited } from '../../application/gateway'
import type { CallFailure } from '../../domain/failure'
import { isRecord } from '../../domain/parse'

/** What was said, as the contract reads it. */
export const decodeAnswer =
  <A>({ codec }: Shape<A>) =>
  (answer: unknown): E.Either<CallFailure, A> =>
    pipe(
      codec.decode(answer),
      E.mapLeft((errors): CallFailure => ({ kind: 'unreadable', path: reasonsOf(errors).map(({ field }) => field) })),
    )

/** The answer to an edit, with the change where it was sent; a change that cannot be decoded counts as not sent. */
export const decodeEdited =
  <A>(shape: Shape<A>, isWithChange: boolean) =>
  (body: unknown): E.Either<CallFailure, Edited<A>> => {
    const fields = isWithChange && isRecord(body) ? body : { answer: body, changed: undefined }
    return pipe(
      decodeAnswer(shape)(fields['answer']),
      E.map((answer) => ({ answer, changed: decodeChanged(fields['changed']) })),
    )
  }

const decodeChanged = (changed: unknown): Edited<unknown>['changed'] => {
  if (changed === null) return null
  const decoded = changedCodec.codec.decode(changed)
  return E.isRight(decoded) ? decoded.right : undefined
}
