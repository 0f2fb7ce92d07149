import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Reader } from '../../src/domain/reading'

/** What was said after a command's name: words in their order, and options by theirs. */
export type Arguments = {
  readonly words: ReadonlyArray<string>
  readonly options: ReadonlyMap<string, unknown>
}

/** At most so many words, and no other options. */
export const argumentsOf = (
  args: ReadonlyArray<string>,
  most: { readonly words: number; readonly options?: ReadonlyArray<string> },
): E.Either<string, Arguments> =>
  pipe(
    E.tryCatch(() => parsed(args, most.options ?? []), inOneLine),
    E.filterOrElse(
      ({ words }) => words.length <= most.words,
      ({ words }) => `What is ${words[most.words]}? A name with spaces goes between quotes.`,
    ),
  )

/** One of them, which must be there. */
export const needed = <A>(called: string, reader: Reader<A>, value: unknown): E.Either<string, A> =>
  pipe(
    value,
    E.fromPredicate(
      (given) => given !== undefined,
      () => `${called} is missing.`,
    ),
    E.flatMap((given) => E.mapLeft((reason: string) => `${called}: ${reason}.`)(reader(given))),
  )

const parsed = (args: ReadonlyArray<string>, options: ReadonlyArray<string>): Arguments => {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
    allowPositionals: true,
  })
  return { words: positionals, options: new Map(Object.entries(values)) }
}

const inOneLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, ' ')
