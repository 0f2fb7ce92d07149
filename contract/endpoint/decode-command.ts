import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Body } from './body'
import { invalidRefusal, type Refusal, type RefusalCode } from './refusal-codes'
import { reasonsOf, type Codec } from '../codec'

type CommandCodecs<P, Q, B> = { readonly parameters: Codec<P>; readonly query: Codec<Q>; readonly body: Body<B> }

/** A request as it came in: the parts of its path and query are texts, its body is parsed JSON. */
type RawRequest = { readonly parameters: unknown; readonly query: unknown; readonly body: unknown }

/** Decodes a request, or says what is wrong with it. A path with an invalid id is refused as not_found. */
export const decodeCommand = <P, Q, B>(
  endpoint: CommandCodecs<P, Q, B>,
  request: RawRequest,
): E.Either<Refusal, { readonly parameters: P; readonly query: Q; readonly body: B }> => {
  const parameters = decodePart(endpoint.parameters, request.parameters, 'not_found')
  if (E.isLeft(parameters)) return parameters
  const query = decodePart(endpoint.query, request.query, 'invalid')
  if (E.isLeft(query)) return query
  const body = endpoint.body.decode(request.body)
  return E.isLeft(body) ? body : E.right({ parameters: parameters.right, query: query.right, body: body.right })
}

const decodePart = <A>(codec: Codec<A>, value: unknown, code: RefusalCode): E.Either<Refusal, A> =>
  pipe(
    codec.decode(value),
    E.mapLeft((errors): Refusal => ({ ...invalidRefusal(reasonsOf(errors)), code })),
  )
