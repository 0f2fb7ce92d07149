import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as TE from 'fp-ts/TaskEither'
import { invalid, reasonsOf, refusals, type Body, type Refusal, type Shape } from '../../../contract'
import type { CallingOff } from '../../../src/application/gateway'
import type { CallFailure } from '../../../src/domain/failure'
import type { MemoryServer } from './memory-server'

/** Answers a call as things stand when it is made. */
export const answering =
  <A>(
    server: Pick<MemoryServer, 'trouble'>,
    answer: () => E.Either<Refusal, A>,
    callingOff?: CallingOff,
  ): TE.TaskEither<CallFailure, A> =>
  async () => {
    if (callingOff?.aborted === true) return E.left({ kind: 'called-off' })
    const trouble = server.trouble()
    return trouble === undefined ? pipe(answer(), E.mapLeft(failedWith)) : E.left(trouble)
  }

/** A refusal as it arrives. */
const failedWith = ({ code, message, details, more }: Refusal): CallFailure => ({
  kind: 'refused',
  code,
  message: message ?? refusals[code].message,
  ...(details === undefined ? {} : { details }),
  ...numberIn('total', more),
  ...numberIn('version', more),
})

const numberIn = (name: string, more: Refusal['more']): Readonly<Record<string, number>> => {
  const said = more?.[name]
  return typeof said === 'number' ? { [name]: said } : {}
}

/** What is left of a body after it went over the wire, or why nobody takes it. */
export const heard = <B>(body: Body<B>, said: B): E.Either<Refusal, B> => body.read(overTheWire(body.shape, said))

export const heardQuery = <Q>(query: Shape<Q>, said: Q): E.Either<Refusal, Q> =>
  pipe(
    query.codec.decode(overTheWire(query, said)),
    E.mapLeft((errors) => invalid(reasonsOf(errors))),
  )

const overTheWire = <A>({ codec }: Shape<A>, value: A): unknown => JSON.parse(JSON.stringify(codec.encode(value)))
