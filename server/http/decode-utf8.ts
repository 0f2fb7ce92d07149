import { isUtf8 } from 'node:buffer'
import * as E from 'fp-ts/Either'

/** Bytes that are not UTF-8 are refused: a guess at their letters would be stored as if the user had typed it. */
export const decodeUtf8 = (bytes: Uint8Array): E.Either<'not in UTF-8', string> =>
  isUtf8(bytes) ? E.right(decoder.decode(bytes)) : E.left('not in UTF-8')

const decoder = new TextDecoder('utf-8')
