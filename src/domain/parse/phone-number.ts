import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { maxLengths } from './max-lengths'
import type { Parser } from './parser'
import { nonBlankText } from './text'

const parseText = nonBlankText(maxLengths.other)

/** Parses a phone number with the signs that people put between its digits; `name` is what a reason calls it. */
export const phoneNumber =
  (name: string): Parser<string> =>
  (value) =>
    pipe(
      parseText(value),
      E.filterOrElse(isPhoneNumber, () => ''),
      E.mapLeft(() => `Not a ${name}: use 6 to 20 digits, with + - ( ) and spaces`),
    )

const isPhoneNumber = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return /^[\d+\-() ]+$/.test(text) && digits >= 6 && digits <= 20
}
