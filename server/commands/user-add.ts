import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { addUser, name, type NewUser } from '../sign-in'
import { argumentsOf, needed } from './parse-arguments'
import type { Command } from './command'
import { placeIn } from './parse-coordinates'

export const userAdd: Command = {
  usage: ['npm run user -- add NAME --organisation ORG [--lat LAT --lng LNG]'],
  run: async (args, { storage, askPassword, ...world }) => {
    const read = asked(args)
    if (E.isLeft(read)) return read
    const added = await addUser({ ...world, storage: await storage() })({ ...read.right, password: askPassword })
    return pipe(
      added,
      E.map(({ organisation, isNew }) =>
        isNew
          ? `User ${read.right.username} and organisation ${organisation.name} are there, with one carrier of that name.`
          : `User ${read.right.username} of ${organisation.name} is there.`,
      ),
    )
  },
}

const asked = (args: ReadonlyArray<string>): E.Either<string, Omit<NewUser, 'password'>> =>
  pipe(
    argumentsOf(args, { words: 1, options: ['organisation', 'lat', 'lng'] }),
    E.flatMap(({ words, options }) =>
      pipe(
        E.Do,
        E.bind('username', () => needed('NAME', name, words[0])),
        E.bind('organisation', () => needed('--organisation', name, options.get('organisation'))),
        E.bind('at', () => placeIn(options)),
      ),
    ),
  )
