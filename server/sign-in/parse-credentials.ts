import { dictionary } from '@zxcvbn-ts/language-common'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText, maxLengths, text, type Parser } from '../../src/domain/parse'
import { memoizeWeak } from '../../src/domain/value'
import { isPasswordTooShort, MIN_PASSWORD_LENGTH } from '../../src/domain/session'

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

const MAX_LENGTH = 1_000

/** A new password; its spaces count. */
export const parsePassword: Parser<string> = (value) =>
  pipe(
    text(MAX_LENGTH)(value),
    E.filterOrElse(
      (password) => !isPasswordTooShort(password),
      () => `Shorter than ${MIN_PASSWORD_LENGTH} characters`,
    ),
    E.filterOrElse(
      (password) => !isCommon(password),
      () => 'Is one of those that everybody tries first',
    ),
  )

/** In Dutch, or of this product, or new. */
const furtherCommonPasswords = `p@ssword abcdefgh welkom12 welkom123 welkom1234 wachtwoord1 wachtwoord123 geheim12
  geheim123 voetbal1 ajax1234 zomer2024 zomer2025 zomer2026 winter2024 winter2025 winter2026 summer2024 summer2025
  summer2026 rondrit1 rondrit123 demodemo`

/** Made when the first password is chosen: eighteen thousand of eight characters and more. */
const commonPasswordsIn = memoizeWeak(
  ({ 'passwords-common': listed }: typeof dictionary) =>
    new Set([...listed.filter((password) => !isPasswordTooShort(password)), ...furtherCommonPasswords.split(/\s+/)]),
)

/** Also one character again and again, and digits that count up or down. */
const isCommon = (password: string): boolean =>
  commonPasswordsIn(dictionary).has(password.toLowerCase()) ||
  /^(.)\1*$/su.test(password) ||
  '01234567890123456789'.includes(password) ||
  '98765432109876543210'.includes(password)
