import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { addUser, parseName, type NewUser } from '../sign-in'
import { parseArguments, requiredArgument, type Arguments } from './parse-arguments'
import type { Command } from './command'
import { checkCoordinates, coordinateFields, type Coordinates } from '../../src/domain/address'
import { recordOf } from '../../src/domain/parse'

export const userAdd: Command = {
  usage: ['npm run user -- add NAME --organisation ORG [--lat LAT --lng LNG]'],
  run: async (args, { storage, askPassword, ...ports }) => {
    const parsed = parseNewUser(args)
    if (E.isLeft(parsed)) return parsed
    const added = await addUser({ ...ports, storage: await storage() })({ ...parsed.right, password: askPassword })
    return pipe(
      added,
      E.map(({ organisation, isNew }) =>
        isNew
          ? `User ${parsed.right.username} and organisation ${organisation.name} are there, with one carrier of that name.`
          : `User ${parsed.right.username} of ${organisation.name} is there.`,
      ),
    )
  },
}

const parseNewUser = (args: ReadonlyArray<string>): E.Either<string, Omit<NewUser, 'password'>> =>
  pipe(
    parseArguments(args, { positionals: 1, options: ['organisation', 'lat', 'lng'] }),
    E.flatMap(({ positionals, options }) =>
      pipe(
        E.Do,
        E.bind('username', () => requiredArgument('NAME', parseName, positionals[0])),
        E.bind('organisation', () => requiredArgument('--organisation', parseName, options.get('organisation'))),
        E.bind('headquarters', () => parseCoordinates(options)),
      ),
    ),
  )

const parseFields = recordOf<Coordinates>(coordinateFields)

/** The coordinates from --lat and --lng; undefined if neither is given. */
const parseCoordinates = (options: Arguments['options']): E.Either<string, Coordinates | undefined> => {
  if (!options.has('lat') && !options.has('lng')) return E.right(undefined)
  return pipe(
    parseFields(Object.fromEntries(options)),
    E.mapLeft((reasons) => reasons.map(({ field, reason }) => `--${field}: ${reason}`).join('; ')),
    E.flatMap(checkCoordinates),
    E.mapLeft((reason) => `${reason}.`),
  )
}
