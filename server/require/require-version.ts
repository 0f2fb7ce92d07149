import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'

/** The versions in If-Match; undefined accepts every version. */
export type ExpectedVersions = ReadonlyArray<string> | undefined

/** Refused if the request expects another version; the refusal contains the current version. */
export const requireVersion = <A extends { readonly version: number }>(
  record: A,
  expected: ExpectedVersions,
): E.Either<Refusal, A> =>
  expected === undefined || expected.includes(String(record.version))
    ? E.right(record)
    : E.left({ code: 'stale', more: { version: record.version } })
