import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'

/** The versions that something is meant in, any of them; none where any at all will do. */
export type Expected = ReadonlyArray<string> | undefined

/** What was found, unless it has changed since; who is refused hears which version it has by now. */
export const asExpected = <A extends { readonly version: number }>(
  found: A,
  expected: Expected,
): E.Either<Refusal, A> =>
  expected === undefined || expected.includes(String(found.version))
    ? E.right(found)
    : E.left({ code: 'stale', more: { version: found.version } })
