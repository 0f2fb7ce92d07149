import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Body } from './body'
import { invalid } from './invalid-refusal'
import type { Refusal, RefusalCode } from './refusal'
import { reasonsOf, type Shape } from '../shape'

type Readable<P, Q, B> = { readonly parameters: Shape<P>; readonly query: Shape<Q>; readonly body: Body<B> }

/** A request as it came in: the parts of its path and query are texts, its body is parsed JSON. */
type Request = { readonly parameters: unknown; readonly query: unknown; readonly body: unknown }

/**
 * What a request asks for, or the refusal that says what is wrong. A path with an impossible id is answered by
 * not_found.
 */
export const readCommand = <P, Q, B>(
  call: Readable<P, Q, B>,
  request: Request,
): E.Either<Refusal, { readonly parameters: P; readonly query: Q; readonly body: B }> => {
  const parameters = readPart(call.parameters, request.parameters, 'not_found')
  if (E.isLeft(parameters)) return parameters
  const query = readPart(call.query, request.query, 'invalid')
  if (E.isLeft(query)) return query
  const body = call.body.read(request.body)
  return E.isLeft(body) ? body : E.right({ parameters: parameters.right, query: query.right, body: body.right })
}

const readPart = <A>({ codec }: Shape<A>, said: unknown, code: RefusalCode): E.Either<Refusal, A> =>
  pipe(
    codec.decode(said),
    E.mapLeft((errors): Refusal => ({ ...invalid(reasonsOf(errors)), code })),
  )
