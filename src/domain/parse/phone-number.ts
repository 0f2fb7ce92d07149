import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Parser } from './parser'
import { maxLengths, nonBlankText } from './text'

const parsePhoneText = nonBlankText(maxLengths.other)

/** Parses a phone number with the signs that people put between its digits; `name` is what a reason calls it. */
export const phoneNumber =
  (name: string): Parser<string> =>
  (value) =>
    pipe(
      parsePhoneText(value),
      E.filterOrElse(isPhoneNumber, () => ''),
      E.mapLeft(() => `Not a ${name}: use 6 to 20 digits, with + - ( ) and spaces`),
    )

const isPhoneNumber = (phone: string): boolean => {
  const digits = phone.replace(/\D/g, '').length
  return /^[\d+\-() ]+$/.test(phone) && digits >= 6 && digits <= 20
}
