import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Where somebody types, and where the questions are printed. */
export type Terminal = { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream }

export type HiddenInput = {
  /** the typed line; undefined where the user ends the input, as with Ctrl+D */
  readonly ask: (question: string) => Promise<string | undefined>
  readonly close: () => void
}

/** Reads lines that are not shown while they are typed. */
export const hiddenInput = ({ input, output }: Terminal): HiddenInput => {
  const discardedOutput = new Writable({ write: (_chunk, _encoding, done) => done() })
  // With `terminal` the reader edits the line itself, and its output goes nowhere. It is the same reader for all
  // lines, since a second one could lose typed text.
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
