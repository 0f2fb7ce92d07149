import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { filled, type Reader } from '../../src/domain/reading'

/**
 * An address of one of these protocols, without the slash at its end. Nothing of it is shown when it is refused: it may
 * hold a password.
 */
export const webAddress =
  (...protocols: ReadonlyArray<string>): Reader<string> =>
  (value) =>
    pipe(
      filled()(value),
      E.filterOrElse(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
        () => `Not an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
      ),
      E.map((text) => text.replace(/\/+$/, '')),
    )
