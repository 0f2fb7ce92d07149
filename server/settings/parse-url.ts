import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText, type Parser } from '../../src/domain/parse'

/**
 * A URL with one of these protocols; slashes at its end are removed. The message of a refusal does not show the URL,
 * since it may hold a password.
 */
export const urlParser =
  (...protocols: ReadonlyArray<string>): Parser<string> =>
  (value) =>
    pipe(
      nonBlankText()(value),
      E.filterOrElse(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
        () => `Not an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
      ),
      E.map((text) => text.replace(/\/+$/, '')),
    )
