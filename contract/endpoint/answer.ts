import * as E from 'fp-ts/Either'
import { text } from '../../src/domain/parse'
import { codecOf, emptyObjectCodec, scalarCodec, type AnyCodec, type Codec } from '../codec'

type AnswerSpec = {
  readonly status: 200 | 201 | 202 | 204
  readonly kind: 'json' | 'empty' | 'file' | 'optional bytes' | 'events' | 'text' | 'html'
  readonly mediaType: string
  /** where the query may ask for another format */
  readonly otherMediaTypes?: ReadonlyArray<string> | undefined
  /** the name and codec of the events that say the current state, such as who is present; they have no id */
  readonly stateEvent?: { readonly name: string; readonly codec: AnyCodec } | undefined
}

/** The answer of an endpoint. For `events`, the codec is that of the data of each event. */
export type Answer<A> = AnswerSpec & { readonly codec: Codec<A> }

/** An answer of any type, for code that only describes endpoints, such as the documentation. */
export type AnyAnswer = AnswerSpec & { readonly codec: AnyCodec }

export const jsonAnswer = <A>(codec: Codec<A>, status: 200 | 201 | 202 = 200): Answer<A> => ({
  status,
  kind: 'json',
  mediaType: 'application/json',
  codec,
})

export const emptyAnswer: Answer<Readonly<Record<string, never>>> = {
  status: 204,
  kind: 'empty',
  mediaType: '',
  codec: emptyObjectCodec,
}

export const eventStreamAnswer = <A>(codec: Codec<A>, stateEvent?: AnswerSpec['stateEvent']): Answer<A> => ({
  status: 200,
  kind: 'events',
  mediaType: 'text/event-stream',
  codec,
  stateEvent,
})

export const htmlAnswer = (example: string): Answer<string> => ({
  status: 200,
  kind: 'html',
  mediaType: 'text/html',
  codec: scalarCodec(text(), { type: 'string' }, example),
})

export const textAnswer = (mediaType: string, example: string): Answer<string> => ({
  status: 200,
  kind: 'text',
  mediaType,
  codec: scalarCodec(text(), { type: 'string' }, example),
})

const bytesCodec = <A>(example: string): Codec<A> =>
  codecOf({
    name: 'a file',
    decode: () => E.left([{ field: '', reason: 'A file is no JSON' }]),
    encode: (bytes) => bytes,
    schema: { type: 'string', description: 'the bytes of a file' },
    example,
  })

/** A file is sent while it is made, so that the server never holds all of it. */
export const fileAnswer = (
  [mediaType, ...otherMediaTypes]: readonly [string, ...ReadonlyArray<string>],
  example: string,
): Answer<AsyncIterable<Uint8Array>> => ({
  status: 200,
  kind: 'file',
  mediaType,
  otherMediaTypes,
  codec: bytesCodec(example),
})

/** Bytes that a program reads; the status is 204 where there are none. */
export const optionalBytesAnswer = (mediaType: string): Answer<Uint8Array> => ({
  status: 200,
  kind: 'optional bytes',
  mediaType,
  codec: bytesCodec(''),
})
