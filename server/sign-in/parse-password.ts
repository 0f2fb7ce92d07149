import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { text, type Parser } from '../../src/domain/parse'

const MIN_LENGTH = 8
const MAX_LENGTH = 1_000

/** A new password; its spaces count. */
export const parsePassword: Parser<string> = (value) =>
  pipe(
    text(MAX_LENGTH)(value),
    E.filterOrElse(
      (password) => Array.from(password).length >= MIN_LENGTH,
      () => `Shorter than ${MIN_LENGTH} characters`,
    ),
  )
