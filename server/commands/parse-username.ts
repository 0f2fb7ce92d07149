import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { name } from '../sign-in'
import { argumentsOf, needed } from './parse-arguments'

/** The user whom a command names as its only word. */
export const namedUser = (args: ReadonlyArray<string>): E.Either<string, string> =>
  pipe(
    argumentsOf(args, { words: 1 }),
    E.flatMap(({ words }) => needed('NAME', name, words[0])),
  )
