import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { filled, longest, type Reader } from '../../src/domain/reading'

/** The same name may be typed in several ways. */
export const sameName = (typed: string): string => typed.trim().normalize('NFC')

/** A name to sign in with, or to give to something: what a list shows on one line and a keyboard can write again. */
export const name: Reader<string> = (value) =>
  pipe(
    filled(longest.name)(value),
    E.map(sameName),
    E.filterOrElse(
      (read) => !/\p{C}/u.test(read),
      () => 'Has a character that cannot be seen',
    ),
  )
