import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'

/** Parses a body as JSON; undefined where it is empty. */
export const parseJsonBody = (bytes: Uint8Array): E.Either<CallFailure, unknown> =>
  parseJsonText(new TextDecoder().decode(bytes))

export const parseJsonText = (text: string): E.Either<CallFailure, unknown> =>
  text.trim() === ''
    ? E.right(undefined)
    : E.tryCatch(
        (): unknown => JSON.parse(text),
        () => ({ kind: 'unreadable', path: [] }),
      )
