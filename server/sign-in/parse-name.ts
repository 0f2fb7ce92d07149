import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText, maxLengths, type Parser } from '../../src/domain/parse'

/** Trims the name and composes accented letters, so that all spellings are equal. */
export const normaliseName = (text: string): string => text.trim().normalize('NFC')

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
