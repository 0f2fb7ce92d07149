import * as E from 'fp-ts/Either'
import { parsePassword } from '../sign-in'
import { requiredArgument } from './parse-arguments'
import { readPipedText } from './read-piped-text'
import { hiddenInput, type Terminal } from './hidden-input'

/** A terminal, or a pipe instead of one. */
export type PasswordInput = Terminal & { readonly input: { readonly isTTY?: boolean } }

/** A new password: at a terminal it is typed twice, since it is not shown; from a pipe it is the only line. */
export const askPassword = async ({ input, output }: PasswordInput): Promise<E.Either<string, string>> => {
  if (input.isTTY !== true) return checkPassword(await readPipedText(input))
  const prompt = hiddenInput({ input, output })
  try {
    const firstEntry = checkPassword(await prompt.ask('Password: '))
    if (E.isLeft(firstEntry)) return firstEntry
    const secondEntry = await prompt.ask('The same again: ')
    if (secondEntry === undefined) return checkPassword(secondEntry)
    return secondEntry === firstEntry.right ? firstEntry : E.left('That was not the same.')
  } finally {
    prompt.close()
  }
}

const checkPassword = (entry: string | undefined): E.Either<string, string> => {
  if (entry === undefined || entry === '') return E.left('There was no password.')
  return /[\r\n]/.test(entry) ? E.left('A password is one line.') : requiredArgument('Password', parsePassword, entry)
}
