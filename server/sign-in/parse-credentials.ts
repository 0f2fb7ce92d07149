import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText, maxLengths, text, type Parser } from '../../src/domain/parse'

/** Trims the name and composes accented letters, so that all spellings are equal. */
export const normaliseName = (name: string): string => name.trim().normalize('NFC')

/** A name of a user, an organisation or a carrier, without invisible characters. */
export const parseName: Parser<string> = (value) =>
  pipe(
    nonBlankText(maxLengths.name)(value),
    E.map(normaliseName),
    E.filterOrElse(
      (parsedName) => !/\p{C}/u.test(parsedName),
      () => 'Has a character that cannot be seen',
    ),
  )

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
