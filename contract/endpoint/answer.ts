import * as E from 'fp-ts/Either'
import { text } from '../../src/domain/parse'
import { codecOf, nothing, value, type Described, type Shape } from '../shape'

type AnswerFacts = {
  readonly status: 200 | 201 | 202 | 204
  readonly kind: 'json' | 'empty' | 'pdf' | 'events' | 'text' | 'html'
  readonly mediaType: string
}

/** The answer of a call. For `events`, the shape is that of the data of each event. */
export type Answer<A> = AnswerFacts & { readonly shape: Shape<A> }

/** An answer of any type, for code that only describes calls, such as the documentation. */
export type AnyAnswer = AnswerFacts & { readonly shape: Described }

export const answer = <A>(shape: Shape<A>, status: 200 | 201 | 202 = 200): Answer<A> => ({
  status,
  kind: 'json',
  mediaType: 'application/json',
  shape,
})

export const empty: Answer<Readonly<Record<string, never>>> = {
  status: 204,
  kind: 'empty',
  mediaType: '',
  shape: nothing,
}

export const events = <A>(shape: Shape<A>): Answer<A> => ({
  status: 200,
  kind: 'events',
  mediaType: 'text/event-stream',
  shape,
})

export const page = (example: string): Answer<string> => ({
  status: 200,
  kind: 'html',
  mediaType: 'text/html',
  shape: value(text(), { type: 'string' }, example),
})

export const textAnswer = (mediaType: string, example: string): Answer<string> => ({
  status: 200,
  kind: 'text',
  mediaType,
  shape: value(text(), { type: 'string' }, example),
})

/** The bytes are sent while they are made: the server never holds the whole report. */
export const pdf: Answer<AsyncIterable<Uint8Array>> = {
  status: 200,
  kind: 'pdf',
  mediaType: 'application/pdf',
  shape: {
    codec: codecOf(
      'a PDF',
      () => E.left([{ field: '', reason: 'A PDF is no JSON' }]),
      (bytes) => bytes,
    ),
    schema: { type: 'string', description: 'the bytes of a PDF' },
    example: '%PDF-1.7 …',
  },
}
