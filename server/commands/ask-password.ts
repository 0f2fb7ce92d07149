import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import * as E from 'fp-ts/Either'
import { loadPasswordParser } from '../sign-in'
import { requiredArgument } from './command'

/** A terminal or a pipe. */
export type PasswordInput = Terminal & { readonly input: { readonly isTTY?: boolean } }

/** Reads a new password: at a terminal twice, because typing is not displayed; from a pipe as the only line. */
export const askPassword = async ({ input, output }: PasswordInput): Promise<E.Either<string, string>> => {
  if (input.isTTY !== true) return checkPassword(await readPipedText(input))
  const prompt = hiddenInput({ input, output })
  try {
    const firstEntry = await checkPassword(await prompt.ask('Password: '))
    if (E.isLeft(firstEntry)) return firstEntry
    const secondEntry = await prompt.ask('The same again: ')
    if (secondEntry === undefined) return await checkPassword(secondEntry)
    return secondEntry === firstEntry.right ? firstEntry : E.left('That was not the same.')
  } finally {
    prompt.close()
  }
}

const checkPassword = async (entry: string | undefined): Promise<E.Either<string, string>> => {
  if (entry === undefined || entry === '') return E.left('There was no password.')
  if (/[\r\n]/.test(entry)) return E.left('A password is one line.')
  return requiredArgument('Password', await loadPasswordParser(), entry)
}

/** Longer than any password; limits the reading of an endless file. */
const MAX_LENGTH = 10_000

/** The whole input without the final line break. */
const readPipedText = async (input: NodeJS.ReadableStream): Promise<string> => {
  input.setEncoding('utf8')
  let text = ''
  for await (const chunk of input) {
    text += String(chunk)
    if (text.length > MAX_LENGTH) break
  }
  return text.replace(/\r?\n$/, '')
}

type Terminal = { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream }

type HiddenInput = {
  /** the typed line; undefined if the user ends the input, as with Ctrl+D */
  readonly ask: (question: string) => Promise<string | undefined>
  readonly close: () => void
}

/** Reads lines without displaying them. */
const hiddenInput = ({ input, output }: Terminal): HiddenInput => {
  const discardedOutput = new Writable({ write: (_chunk, _encoding, done) => done() })
  // With `terminal` the reader edits the line itself, and its output is discarded. One reader is used for all lines,
  // because a second one could lose typed text.
  const reader = createInterface({ input, output: discardedOutput, terminal: true, historySize: 0 })
  const lines = reader[Symbol.asyncIterator]()
  return {
    ask: async (question) => {
      output.write(question)
      const line = await lines.next()
      output.write('\n')
      return line.done === true ? undefined : line.value
    },
    close: () => reader.close(),
  }
}
