import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Parser } from '../../src/domain/parse'

/** What follows the name of a command: words in their order, and options by name. */
export type Arguments = {
  readonly words: ReadonlyArray<string>
  readonly options: ReadonlyMap<string, unknown>
}

/** Refuses more words than allowed, and options that are not listed. */
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

/** Reads a word or an option that is required. */
export const needed = <A>(called: string, reader: Parser<A>, value: unknown): E.Either<string, A> =>
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
