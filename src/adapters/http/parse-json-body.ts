import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'

/** What a body says as JSON; nothing where it is empty. */
export const saidIn = (bytes: Uint8Array): E.Either<CallFailure, unknown> => saidInText(new TextDecoder().decode(bytes))

export const saidInText = (text: string): E.Either<CallFailure, unknown> =>
  text.trim() === ''
    ? E.right(undefined)
    : E.tryCatch(
        (): unknown => JSON.parse(text),
        () => ({ kind: 'unreadable', at: [] }),
      )
