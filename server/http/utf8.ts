import { isUtf8 } from 'node:buffer'
import * as E from 'fp-ts/Either'

/** Bytes that were written in another way are refused: what is guessed of them would be kept as if somebody had said it. */
export const textIn = (bytes: Uint8Array): E.Either<'not in UTF-8', string> =>
  isUtf8(bytes) ? E.right(decoder.decode(bytes)) : E.left('not in UTF-8')

const decoder = new TextDecoder('utf-8')
