import * as E from 'fp-ts/Either'
import type { Passwords } from '../sign-in'
import type { Storage } from '../storage'
import { parseArgs } from 'node:util'
import { pipe } from 'fp-ts/function'
import type { Parser } from '../../src/domain/parse'

export type CommandPorts = {
  /** opened on first use; a running server may have it open at the same time */
  readonly storage: () => Promise<Storage>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly askPassword: () => Promise<E.Either<string, string>>
  /** replaces the line that was shown before */
  readonly showProgress: (line: string) => void
  readonly now: () => Date
  readonly newId: () => string
}

export type Command = {
  /** one line for each variant of the command */
  readonly usage: ReadonlyArray<string>
  /** the right is printed; the left is a one-line reason why nothing was done */
  readonly run: (args: ReadonlyArray<string>, ports: CommandPorts) => Promise<E.Either<string, string>>
}

const HELP = '--help'

/** Runs the command that the first argument names; --help prints the usage. */
export const commandGroup = (commands: Readonly<Record<string, Command>>): Command => {
  const byName = new Map(Object.entries(commands))
  const usage = [...byName.values()].flatMap((command) => command.usage)
  return {
    usage,
    run: async ([name = '', ...args], ports) => {
      const command = byName.get(name)
      if (name === HELP || args.includes(HELP)) return E.right((command?.usage ?? usage).join('\n'))
      return command?.run(args, ports) ?? E.left(`Say what to do: ${usage.join('; ')}.`)
    },
  }
}

/** Formats rows as lines of text with aligned columns. */
export const formatColumns = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))))
  return rows
    .map((row) =>
      row
        .map((cell, column) => padCell(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const widthOf = (cell: string): number => Array.from(cell).length

const padCell = (cell: string, width: number): string => cell + ' '.repeat(width - widthOf(cell))

export type ShowShare = (step: string, share: number) => void

/** Before this share the time left cannot be estimated. */
const LEAST_SHARE = 0.02

/** Shows a step of long work with its share, and the time left: that of the rest at the speed so far. */
export const progressOf = (now: () => Date, showProgress: (line: string) => void): ShowShare => {
  const startedAt = now().getTime()
  return (step, share) => {
    const seconds = (now().getTime() - startedAt) / 1000
    const left = Math.ceil((seconds * (1 - share)) / share)
    const timeLeft = `, ${left < 120 ? `${left} s` : `${Math.ceil(left / 60)} min`} left`
    showProgress(`${step}: ${Math.floor(share * 100)} %${share < LEAST_SHARE ? '' : timeLeft}`)
  }
}

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
