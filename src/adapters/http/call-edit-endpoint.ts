import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as TE from 'fp-ts/TaskEither'
import type { Endpoint } from '../../../contract/endpoint'
import { projectChangedCodec } from '../../../contract/history'
import type { Codec } from '../../../contract/codec'
import type { EditResult } from '../../application/gateway'
import type { CallFailure } from '../../domain/failure'
import { isJsonObject } from '../../domain/parse'
import { parseJsonBody } from './parse-body'
import type { SendRequest } from './request-types'
import { decodeAnswer, requestFor, thenEither, type CallOptions, type EndpointInput } from './call-endpoint'

/** Makes a call that edits a project, and asks for the change beside the answer. */
export const callEditEndpoint =
  (send: SendRequest) =>
  <P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>) =>
  (input: EndpointInput<P, Q, B>, options?: CallOptions): TE.TaskEither<CallFailure, EditResult<A>> =>
    pipe(
      send({ ...requestFor(endpoint, input, options), prefersChange: true }),
      thenEither(({ bytes, includesChange }) =>
        pipe(parseJsonBody(bytes), E.flatMap(decodeEdited(endpoint.answer.codec, includesChange))),
      ),
    )

/** Replaces the answer to an edit by a part of it. */
export const mapAnswer = <A, B>(
  part: (answer: A) => B,
): ((call: TE.TaskEither<CallFailure, EditResult<A>>) => TE.TaskEither<CallFailure, EditResult<B>>) =>
  thenEither(({ answer, changed }) => E.right({ answer: part(answer), changed }))

/** The answer to an edit, with the change where it was sent; a change that cannot be decoded counts as not sent. */
export const decodeEdited =
  <A>(codec: Codec<A>, includesChange: boolean) =>
  (body: unknown): E.Either<CallFailure, EditResult<A>> => {
    const fields = includesChange && isJsonObject(body) ? body : { answer: body, changed: undefined }
    return pipe(
      decodeAnswer(codec)(fields['answer']),
      E.map((answer) => ({ answer, changed: decodeChanged(fields['changed']) })),
    )
  }

const decodeChanged = (changed: unknown): EditResult<unknown>['changed'] => {
  if (changed === null) return null
  const decoded = projectChangedCodec.decode(changed)
  return E.isRight(decoded) ? decoded.right : undefined
}
