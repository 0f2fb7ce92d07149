import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Steps } from '../../src/domain/value'
import { invalidRefusal, type Refusal } from './refusal-codes'
import { emptyObjectCodec, reasonsOf, unstorableParts, type AnyCodec, type Codec } from '../codec'

type BodySpec = {
  /** nothing, JSON, or a file as the part named `file` of a form */
  readonly kind: 'none' | 'json' | 'file'
  readonly maxBytes: number
}

/** The body of a request. */
export type Body<B> = BodySpec & {
  readonly codec: Codec<B>
  /** reads the parsed JSON, or the text of the file */
  readonly decode: (value: unknown) => E.Either<Refusal, B>
  /** the same for a body of thousands of items, with pauses between them */
  readonly decodeInSteps?: DecodeInSteps<B>
}

export type DecodeInSteps<B> = (value: unknown) => Steps<E.Either<Refusal, B>>

/** A body of any type, for code that only describes endpoints, such as the documentation. */
export type AnyBody = BodySpec & {
  readonly codec: AnyCodec
  readonly decode: (value: unknown) => E.Either<Refusal, unknown>
}

const KILOBYTE = 1024

export const noBody: Body<Readonly<Record<string, never>>> = {
  kind: 'none',
  codec: emptyObjectCodec,
  maxBytes: KILOBYTE,
  decode: () => E.right({}),
}

/** A JSON body. A value that no database can store is refused before it is decoded. */
export const jsonBody = <B>(codec: Codec<B>, maxBytes = 256 * KILOBYTE, decodeInSteps?: DecodeInSteps<B>): Body<B> => ({
  ...(decodeInSteps === undefined ? {} : { decodeInSteps }),
  kind: 'json',
  codec,
  maxBytes,
  decode: (value) => {
    const reasons = unstorableParts(value)
    if (reasons.length > 0) return E.left(invalidRefusal(reasons))
    return pipe(
      codec.decode(value),
      E.mapLeft((errors) => invalidRefusal(reasonsOf(errors))),
    )
  },
})

/** A file. Its codec gives the schema and the example; `decode` reads the text, with refusals of its own. */
export const fileBody = <B>(spec: Pick<Body<B>, 'codec' | 'maxBytes' | 'decode' | 'decodeInSteps'>): Body<B> => ({
  kind: 'file',
  ...spec,
})
