import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { checkCoordinates, coordinateFields, type Coordinates } from '../../src/domain/address'
import { recordOf } from '../../src/domain/parse'
import type { Storage } from '../storage'
import { changePassword, removeUser, parseName, addUser, type NewUser } from '../sign-in'
import { parseArguments, requiredArgument, type Arguments } from './parse-arguments'
import { commandGroup, formatColumns, type Command } from './command'

const userAdd: Command = {
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

const userRemove: Command = {
  usage: ['npm run user -- remove NAME'],
  run: async (args, { storage }) => {
    const username = parseUsername(args)
    if (E.isLeft(username)) return username
    return pipe(
      await removeUser({ storage: await storage() })(username.right),
      E.map(() => `User ${username.right} is gone, and signed out everywhere.`),
    )
  },
}

const userPassword: Command = {
  usage: ['npm run user -- password NAME'],
  run: async (args, { storage, passwords, askPassword }) => {
    const username = parseUsername(args)
    if (E.isLeft(username)) return username
    const change = changePassword({ storage: await storage(), passwords })
    return pipe(
      await change({ username: username.right, password: askPassword }),
      E.map(() => `User ${username.right} has a new password; whoever signed in with another must sign in again.`),
    )
  },
}

const userList: Command = {
  usage: ['npm run user -- list'],
  run: async (args, { storage }) => {
    const parsedArguments = parseArguments(args, { positionals: 0 })
    if (E.isLeft(parsedArguments)) return parsedArguments
    const rows = await readRows(await storage())
    return E.right(
      rows.length === 0
        ? 'There are no users yet. Add the first: npm run user -- add NAME --organisation ORG'
        : formatColumns([['User', 'Organisation', 'Since'], ...rows]),
    )
  },
}

const readRows = async ({ directory, read }: Storage): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const rows: string[][] = []
  for (const { id, name } of await directory.organisations())
    for (const { username, createdAt } of await read(id, ({ users }) => users.all()))
      rows.push([username, name, createdAt.slice(0, 10)])
  return rows
}

export const user = commandGroup({ add: userAdd, list: userList, password: userPassword, remove: userRemove })

/** The only positional argument of a command for one user. */
const parseUsername = (args: ReadonlyArray<string>): E.Either<string, string> =>
  pipe(
    parseArguments(args, { positionals: 1 }),
    E.flatMap(({ positionals }) => requiredArgument('NAME', parseName, positionals[0])),
  )
