import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'

/** The versions that the request accepts (its If-Match); undefined where it accepts every version. */
export type Expected = ReadonlyArray<string> | undefined

/** The record, unless it has another version than the request expects; the refusal says which version it has now. */
export const asExpected = <A extends { readonly version: number }>(
  found: A,
  expected: Expected,
): E.Either<Refusal, A> =>
  expected === undefined || expected.includes(String(found.version))
    ? E.right(found)
    : E.left({ code: 'stale', more: { version: found.version } })
