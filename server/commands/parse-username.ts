import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parseName } from '../sign-in'
import { parseArguments, requiredArgument } from './parse-arguments'

/** The user whom a command names as its only word. */
export const parseUsername = (args: ReadonlyArray<string>): E.Either<string, string> =>
  pipe(
    parseArguments(args, { positionals: 1 }),
    E.flatMap(({ positionals }) => requiredArgument('NAME', parseName, positionals[0])),
  )
