import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { reasonsOf, type Shape } from '../../../contract/shape'
import type { CallFailure } from '../../domain/failure'

/** What was said, as the contract reads it. */
export const decodeAnswer =
  <A>({ codec }: Shape<A>) =>
  (answer: unknown): E.Either<CallFailure, A> =>
    pipe(
      codec.decode(answer),
      E.mapLeft((errors): CallFailure => ({ kind: 'unreadable', path: reasonsOf(errors).map(({ field }) => field) })),
    )
