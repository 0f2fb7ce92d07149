import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Parser } from '../../src/domain/parse'

/** The arguments of a command: positionals in order, and options by name. */
export type Arguments = {
  readonly positionals: ReadonlyArray<string>
  readonly options: ReadonlyMap<string, unknown>
}

/** Refuses extra positionals and unknown options. */
export const parseArguments = (
  args: ReadonlyArray<string>,
  limits: { readonly positionals: number; readonly options?: ReadonlyArray<string> },
): E.Either<string, Arguments> =>
  pipe(
    E.tryCatch(() => parseRawArguments(args, limits.options ?? []), oneLineMessage),
    E.filterOrElse(
      ({ positionals }) => positionals.length <= limits.positionals,
      ({ positionals }) => `What is ${positionals[limits.positionals]}? A name with spaces goes between quotes.`,
    ),
  )

/** Parses a required positional or option. */
export const requiredArgument = <A>(argumentName: string, parse: Parser<A>, value: unknown): E.Either<string, A> =>
  pipe(
    value,
    E.fromPredicate(
      (argument) => argument !== undefined,
      () => `${argumentName} is missing.`,
    ),
    E.flatMap((argument) => E.mapLeft((reason: string) => `${argumentName}: ${reason}.`)(parse(argument))),
  )

const parseRawArguments = (args: ReadonlyArray<string>, options: ReadonlyArray<string>): Arguments => {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
    allowPositionals: true,
  })
  return { positionals, options: new Map(Object.entries(values)) }
}

const oneLineMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, ' ')
