import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalid } from './invalid-refusal'
import type { Refusal } from './refusal'
import { nothing, reasonsOf, unsound, type Described, type Shape } from '../shape'

type BodyFacts = {
  /** nothing, JSON, or a file as the part named `file` of a form */
  readonly kind: 'none' | 'json' | 'file'
  readonly mostBytes: number
}

/** The body of a request. */
export type Body<B> = BodyFacts & {
  readonly shape: Shape<B>
  /** reads the parsed JSON, or the text of the file */
  readonly read: (value: unknown) => E.Either<Refusal, B>
}

/** A body of any type, for code that only describes calls, such as the documentation. */
export type AnyBody = BodyFacts & {
  readonly shape: Described
  readonly read: (value: unknown) => E.Either<Refusal, unknown>
}

const KILOBYTE = 1024

export const noBody: Body<Readonly<Record<string, never>>> = {
  kind: 'none',
  shape: nothing,
  mostBytes: KILOBYTE,
  read: () => E.right({}),
}

/** A value that no database can keep is refused before its meaning is read. */
export const json = <B>(shape: Shape<B>, mostBytes = 256 * KILOBYTE): Body<B> => ({
  kind: 'json',
  shape,
  mostBytes,
  read: (value) => {
    const reasons = unsound(value)
    if (reasons.length > 0) return E.left(invalid(reasons))
    return pipe(
      shape.codec.decode(value),
      E.mapLeft((errors) => invalid(reasonsOf(errors))),
    )
  },
})

export const file = <B>(
  shape: Shape<B>,
  mostBytes: number,
  read: (content: unknown) => E.Either<Refusal, B>,
): Body<B> => ({ kind: 'file', shape, mostBytes, read })
