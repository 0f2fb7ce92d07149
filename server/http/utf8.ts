import * as E from 'fp-ts/Either'

/** Bytes that were written in another way are refused: what is guessed of them would be kept as if somebody had said it. */
export const textIn = (bytes: Uint8Array): E.Either<'not in UTF-8', string> =>
  E.tryCatch(
    () => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    () => 'not in UTF-8',
  )
