import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { canHaveIdempotencyKey, urlOf, type Endpoint } from '../../../contract/endpoint'
import { reasonsOf, type Codec } from '../../../contract/codec'
import type { CancelSignal, Versioned } from '../../application/gateway'
import type { CallFailure } from '../../domain/failure'
import { parseJsonBody } from './parse-body'
import type { ApiResponse, SendRequest, ApiRequest } from './request-types'

export type EndpointInput<P, Q, B> = { readonly parameters: P; readonly query: Q; readonly body: B }

/** The input of an endpoint without parameters, query and body. */
export const emptyInput = { parameters: {}, query: {}, body: {} } as const

/** The part of a call that its endpoint does not describe. */
export type CallOptions = {
  readonly version?: number | undefined
  readonly cancelSignal?: CancelSignal | undefined
  /** instead of the key of the session */
  readonly otherApiKey?: string
}

/** Makes a call by its endpoint, which has the method, the path and the codecs of body and answer. */
export const callEndpoint = (send: SendRequest) => {
  const callVersioned = callWithVersion(send)
  return <P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>) => {
    const call = callVersioned(endpoint)
    return (input: EndpointInput<P, Q, B>, options?: CallOptions): TE.TaskEither<CallFailure, A> =>
      pipe(
        call(input, options),
        thenEither(({ value }) => E.right(value)),
      )
  }
}

/** Makes a call, and returns the version of the answer too. */
export const callWithVersion =
  (send: SendRequest) =>
  <P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>) =>
  (input: EndpointInput<P, Q, B>, options?: CallOptions): TE.TaskEither<CallFailure, Versioned<A>> =>
    pipe(
      send(requestFor(endpoint, input, options)),
      thenEither(({ bytes, version }) =>
        pipe(
          endpoint.answer.kind === 'empty' ? refuseHtml(bytes, undefined) : parseJsonBody(bytes),
          E.flatMap(decodeAnswer(endpoint.answer.codec)),
          E.map((value) => ({ value, version })),
        ),
      ),
    )

/** Makes a call whose answer is not JSON. */
export const callForBytes =
  (send: SendRequest) =>
  <P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>) =>
  (input: EndpointInput<P, Q, B>, options?: CallOptions): TE.TaskEither<CallFailure, Uint8Array> =>
    pipe(
      send(requestFor(endpoint, input, options)),
      thenEither(({ bytes }: ApiResponse) => refuseHtml(bytes, bytes)),
    )

/** As TE.flatMapEither, which would send the call only after what the screen shows meanwhile has been rendered. */
export const thenEither =
  <A, B>(next: (answer: A) => E.Either<CallFailure, B>) =>
  (call: TE.TaskEither<CallFailure, A>): TE.TaskEither<CallFailure, B> =>
  async () =>
    E.flatMap(next)(await call())

/** A web page in place of an answer means that nothing was done. */
const refuseHtml = <A>(bytes: Uint8Array, answer: A): E.Either<CallFailure, A> =>
  isHtmlPage(bytes) ? E.left({ kind: 'unreadable', path: [] }) : E.right(answer)

export const requestFor = <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  input: EndpointInput<P, Q, B>,
  options: CallOptions = {},
): ApiRequest => ({
  method: endpoint.method,
  path: urlOf(endpoint, input.parameters, input.query),
  ...(endpoint.needsKey ? {} : { omitsApiKey: true }),
  ...(canHaveIdempotencyKey(endpoint) ? { hasIdempotencyKey: true } : {}),
  ...(endpoint.changesNothing ? { changesNothing: true } : {}),
  ...(endpoint.body.kind === 'json' ? { body: endpoint.body.codec.encode(input.body) } : {}),
  ...options,
})

/** Enough to see how a body begins, after the blanks that some servers send first. */
const BEGINNING_BYTES = 1_000

/** Whether a body begins as HTML, which a proxy or a log-in portal sends, but never a delivery API; a GPX file does not. */
const isHtmlPage = (bytes: Uint8Array): boolean =>
  /^\s*<(?!\?xml[^>]*>\s*<gpx)/.test(new TextDecoder().decode(bytes.subarray(0, BEGINNING_BYTES)))

/** Decodes an answer by the codec of its endpoint. */
export const decodeAnswer =
  <A>(codec: Codec<A>) =>
  (answer: unknown): E.Either<CallFailure, A> =>
    pipe(
      codec.decode(answer),
      E.mapLeft((errors): CallFailure => ({ kind: 'unreadable', path: reasonsOf(errors).map(({ field }) => field) })),
    )

export const discardAnswer: <A>(call: TE.TaskEither<CallFailure, A>) => TE.TaskEither<CallFailure, void> = TE.map(
  () => undefined,
)
