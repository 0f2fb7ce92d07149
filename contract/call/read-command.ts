import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Body } from './body'
import { invalid } from './invalid'
import type { Refusal, RefusalCode } from './refusal'
import { reasonsOf, type Shape } from '../shape'

type Sayable<P, Q, B> = { readonly parameters: Shape<P>; readonly query: Shape<Q>; readonly body: Body<B> }

/** A request as it came in: the parts of its path and query as texts, its body parsed. */
type Request = { readonly parameters: unknown; readonly query: unknown; readonly body: unknown }

/** What a request asks for, or the refusal that says what is wrong with it. An id that cannot be one names nothing. */
export const readCommand = <P, Q, B>(
  call: Sayable<P, Q, B>,
  request: Request,
): E.Either<Refusal, { readonly parameters: P; readonly query: Q; readonly body: B }> =>
  pipe(
    E.Do,
    E.bind('parameters', () => readPart(call.parameters, request.parameters, 'not_found')),
    E.bind('query', () => readPart(call.query, request.query, 'invalid')),
    E.bind('body', () => call.body.read(request.body)),
  )

const readPart = <A>({ codec }: Shape<A>, said: unknown, code: RefusalCode): E.Either<Refusal, A> =>
  pipe(
    codec.decode(said),
    E.mapLeft((errors): Refusal => ({ ...invalid(reasonsOf(errors)), code })),
  )
