import * as E from 'fp-ts/Either'
import type { Edited } from '../../src/application/gateway'
import type { CallFailure } from '../../src/domain/failure'

/** The answer of a server that does not send changes. */
export const plainEdited = <A>(answer: A): Edited<A> => ({ answer, changed: undefined })

export const plainResult: <A>(result: E.Either<CallFailure, A>) => E.Either<CallFailure, Edited<A>> = E.map(plainEdited)
