import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Where somebody types, and reads what is asked. */
export type Terminal = { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream }

export type TypedUnseen = {
  /** the line that is typed; none where whoever sits there gives up */
  readonly ask: (words: string) => Promise<string | undefined>
  readonly close: () => void
}

/** Lines of which nothing is shown while they are typed. */
export const typedUnseen = ({ input, output }: Terminal): TypedUnseen => {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  // As a terminal, it edits lines by itself, so that the real one shows nothing; one for all, lest lines be lost between.
  const reader = createInterface({ input, output: nowhere, terminal: true, historySize: 0 })
  const lines = reader[Symbol.asyncIterator]()
  return {
    ask: async (words) => {
      output.write(words)
      const line = await lines.next()
      output.write('\n')
      return line.done === true ? undefined : line.value
    },
    close: () => reader.close(),
  }
}
