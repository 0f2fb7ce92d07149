import * as E from 'fp-ts/Either'
import type { EditResult } from '../../src/application/gateway'
import type { CallFailure } from '../../src/domain/failure'

/** The answer of a server that does not send changes. */
export const plainEdited = <A>(answer: A): EditResult<A> => ({ answer, changed: undefined })

export const plainResult: <A>(result: E.Either<CallFailure, A>) => E.Either<CallFailure, EditResult<A>> =
  E.map(plainEdited)
