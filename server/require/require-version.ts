import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'

/** The versions that the request accepts (its If-Match); undefined where it accepts every version. */
export type ExpectedVersions = ReadonlyArray<string> | undefined

/** The record, unless it has another version than the request expects; the refusal says which version it has now. */
export const requireVersion = <A extends { readonly version: number }>(
  record: A,
  expected: ExpectedVersions,
): E.Either<Refusal, A> =>
  expected === undefined || expected.includes(String(record.version))
    ? E.right(record)
    : E.left({ code: 'stale', more: { version: record.version } })
