import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText, maxLengths, text, type Parser } from '../../src/domain/parse'
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

/** Those of eight characters and more that are tried first, in English and Dutch. */
const commonPasswords = new Set(
  `password passw0rd password1 password12 password123 p@ssword p@ssw0rd welcome1 welcome123 qwertyui qwertyuiop
   qwerty123 qwerty12345 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 asdfghjk asdfghjkl zxcvbnm1 iloveyou iloveyou1
   sunshine princess football baseball superman batman123 trustno1 starwars computer internet whatever letmein1 letmein123
   monkey123 dragon123 master123 shadow123 abcd1234 abc12345 abcdefgh admin123 administrator changeme changeme1 default1
   michelle jennifer danielle liverpool chelsea1 arsenal1 welkom01 welkom12 welkom123 welkom1234 wachtwoord wachtwoord1
   wachtwoord123 geheim12 geheim123 voetbal1 feyenoord ajax1234 amsterdam rotterdam nederland holland1 zomer2024 zomer2025
   zomer2026 winter2024 winter2025 winter2026 summer2024 summer2025 summer2026 rondrit1 rondrit123 demodemo`.split(
    /\s+/,
  ),
)

/** Also one character again and again, and digits that count up or down. */
const isCommon = (password: string): boolean =>
  commonPasswords.has(password.toLowerCase()) ||
  /^(.)\1*$/su.test(password) ||
  '01234567890123456789'.includes(password) ||
  '98765432109876543210'.includes(password)
