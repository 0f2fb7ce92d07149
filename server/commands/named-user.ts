import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { name } from '../sign-in'
import { argumentsOf, needed } from './arguments'

/** The one user that a command is about. */
export const namedUser = (args: ReadonlyArray<string>): E.Either<string, string> =>
  pipe(
    argumentsOf(args, { words: 1 }),
    E.flatMap(({ words }) => needed('NAME', name, words[0])),
  )
