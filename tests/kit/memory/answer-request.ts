import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as TE from 'fp-ts/TaskEither'
import { invalidRefusal, reasonsOf, refusals, type Body, type Refusal, type Codec } from '../../../contract'
import type { CancelSignal } from '../../../src/application/gateway'
import type { CallFailure } from '../../../src/domain/failure'
import type { MemoryServer } from './memory-server'

/** Answers a call by the state of the server at the moment of the call. */
export const answerRequest =
  <A>(
    server: Pick<MemoryServer, 'currentFailure'>,
    answer: () => E.Either<Refusal, A>,
    cancelSignal?: CancelSignal,
  ): TE.TaskEither<CallFailure, A> =>
  async () => {
    if (cancelSignal?.aborted === true) return E.left({ kind: 'cancelled' })
    const failure = server.currentFailure()
    return failure === undefined ? pipe(answer(), E.mapLeft(failureOf)) : E.left(failure)
  }

/** A refusal as a gateway reports it. */
const failureOf = ({ code, message, details, more }: Refusal): CallFailure => ({
  kind: 'refused',
  code,
  message: message ?? refusals[code].message,
  ...(details === undefined ? {} : { details }),
  ...numberField('total', more),
  ...numberField('version', more),
})

const numberField = (name: string, more: Refusal['more']): Readonly<Record<string, number>> => {
  const value = more?.[name]
  return typeof value === 'number' ? { [name]: value } : {}
}

/** A body after it was sent as JSON, or the refusal of an invalid one. */
export const parseBody = <B>(body: Body<B>, value: B): E.Either<Refusal, B> =>
  body.decode(encodeAsJson(body.codec, value))

export const parseQuery = <Q>(query: Codec<Q>, value: Q): E.Either<Refusal, Q> =>
  pipe(
    query.decode(encodeAsJson(query, value)),
    E.mapLeft((errors) => invalidRefusal(reasonsOf(errors))),
  )

const encodeAsJson = <A>(codec: Codec<A>, value: A): unknown => JSON.parse(JSON.stringify(codec.encode(value)))
