import * as E from 'fp-ts/Either'
import { quoted, type Reason } from '../../../src/domain/parse'

/** What a change touches. It is stored beside the change, so that the rules of undo need not read the whole change. */
export const decodeAffected = (value: unknown): E.Either<ReadonlyArray<Reason>, ReadonlyArray<string>> =>
  Array.isArray(value)
    ? E.right(value.map(String))
    : E.left([{ field: 'touched', reason: `Not a list: ${quoted(value)}` }])
