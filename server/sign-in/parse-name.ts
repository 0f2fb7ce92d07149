import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText, maxLengths, type Parser } from '../../src/domain/parse'

/** Brings the ways to type a name to one: without spaces around it, and with one code for each accented letter. */
export const normaliseName = (text: string): string => text.trim().normalize('NFC')

/** A name of a user, an organisation or a carrier, without characters that cannot be seen. */
export const parseName: Parser<string> = (value) =>
  pipe(
    nonBlankText(maxLengths.name)(value),
    E.map(normaliseName),
    E.filterOrElse(
      (parsedName) => !/\p{C}/u.test(parsedName),
      () => 'Has a character that cannot be seen',
    ),
  )
