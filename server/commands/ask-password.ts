import * as E from 'fp-ts/Either'
import { password } from '../sign-in'
import { needed } from './parse-arguments'
import { pipedText } from './read-piped-text'
import { typedUnseen, type Terminal } from './hidden-input'

/** A terminal, or a pipe instead of one. */
export type AskedAt = Terminal & { readonly input: { readonly isTTY?: boolean } }

/** A new password: at a terminal it is typed twice, since it is not shown; from a pipe it is the only line. */
export const askPassword = async ({ input, output }: AskedAt): Promise<E.Either<string, string>> => {
  if (input.isTTY !== true) return chosen(await pipedText(input))
  const typed = typedUnseen({ input, output })
  try {
    const first = chosen(await typed.ask('Password: '))
    if (E.isLeft(first)) return first
    const again = await typed.ask('The same again: ')
    if (again === undefined) return chosen(again)
    return again === first.right ? first : E.left('That was not the same.')
  } finally {
    typed.close()
  }
}

const chosen = (typed: string | undefined): E.Either<string, string> => {
  if (typed === undefined || typed === '') return E.left('There was no password.')
  return /[\r\n]/.test(typed) ? E.left('A password is one line.') : needed('Password', password, typed)
}
