import type { dictionary } from '@zxcvbn-ts/language-common'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText, maxLengths, text, type Parser } from '../../src/domain/parse'
import { memoizeWeak } from '../../src/domain/value'
import { isPasswordTooShort, MIN_PASSWORD_LENGTH } from '../../src/domain/password'
import { normaliseName } from '../../src/domain/user'

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

/** The parser of a new password, whose spaces count; loads the list of common passwords, which most servers never need. */
export const loadPasswordParser = async (): Promise<Parser<string>> => {
  const commonPasswords = await loadCommonPasswords()
  return (value) =>
    pipe(
      text(MAX_LENGTH)(value),
      E.filterOrElse(
        (password) => !isPasswordTooShort(password),
        () => `Shorter than ${MIN_PASSWORD_LENGTH} characters`,
      ),
      E.filterOrElse(
        (password) => !commonPasswords.has(password.toLowerCase()) && !isGuessable(password),
        () => 'Is one of those that everybody tries first',
      ),
    )
}

/** In Dutch, or of this product. */
const furtherCommonPasswords = `p@ssword abcdefgh demodemo hallohallo ikhouvanjou ikhouvanje lekkerding nederland
  schatje123 snoepje123 computer1 politie112`

/** Words that people put digits or a sign after, mostly a year. */
const commonWords = `welkom wachtwoord geheim toegang voetbal ajax feyenoord psv nederland holland amsterdam rotterdam
  utrecht rondrit demo test admin beheer password passw0rd p@ssword welcome secret qwerty lente zomer herfst winter spring summer
  autumn januari februari maart april mei juni juli augustus september oktober november december`

const commonWordWithEnding = new RegExp(`^(?:${commonWords.split(/\s+/).join('|')})[\\d\\W_]{0,8}$`, 'iu')

/** Eighteen thousand of eight characters and more; with their package they take 15 MB of memory. */
const loadCommonPasswords = async (): Promise<ReadonlySet<string>> =>
  commonPasswordsIn((await import('@zxcvbn-ts/language-common')).dictionary)

const commonPasswordsIn = memoizeWeak(
  ({ 'passwords-common': listed }: typeof dictionary) =>
    new Set([...listed.filter((password) => !isPasswordTooShort(password)), ...furtherCommonPasswords.split(/\s+/)]),
)

/** A common word with an ending, one character again and again, or digits that count up or down. */
const isGuessable = (password: string): boolean =>
  commonWordWithEnding.test(password) ||
  /^(.)\1*$/su.test(password) ||
  '01234567890123456789'.includes(password) ||
  '98765432109876543210'.includes(password)
