import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { text, type Parser } from '../../src/domain/parse'

const LEAST = 8
const MOST = 1_000

/** A new password; its spaces count. */
export const password: Parser<string> = (value) =>
  pipe(
    text(MOST)(value),
    E.filterOrElse(
      (chosen) => Array.from(chosen).length >= LEAST,
      () => `Shorter than ${LEAST} characters`,
    ),
  )
