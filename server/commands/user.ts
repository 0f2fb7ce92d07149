import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { checkCoordinates, coordinateFields, type Coordinates } from '../../src/domain/address'
import { oneOf, recordOf } from '../../src/domain/parse'
import { userRoles, type UserRole } from '../../src/domain/user'
import type { Storage } from '../storage'
import {
  addUser,
  changeAccessOfUser,
  changePassword,
  organisationUserOf,
  parseName,
  removeUser,
  type NewUser,
} from '../sign-in'
import { parseArguments, requiredArgument, type Arguments, commandGroup, formatColumns, type Command } from './command'

const userAdd: Command = {
  usage: ['npm run user -- add NAME --organisation ORG [--role ROLE] [--lat LAT --lng LNG]'],
  run: async (args, { storage, askPassword, ...ports }) => {
    const parsed = parseNewUser(args)
    if (E.isLeft(parsed)) return parsed
    const added = await addUser({ ...ports, storage: await storage() })({ ...parsed.right, password: askPassword })
    return pipe(
      added,
      E.map(({ organisation, isNewOrganisation, role }) =>
        isNewOrganisation
          ? `User ${parsed.right.username} and organisation ${organisation.name} are there, with one carrier of that name. The user is its administrator.`
          : `User ${parsed.right.username} of ${organisation.name} is there, as ${articleOf(role)} ${role}.`,
      ),
    )
  },
}

const parseNewUser = (args: ReadonlyArray<string>): E.Either<string, Omit<NewUser, 'password'>> =>
  pipe(
    parseArguments(args, { positionals: 1, options: ['organisation', 'role', 'lat', 'lng'] }),
    E.flatMap(({ positionals, options }) =>
      pipe(
        E.Do,
        E.bind('username', () => requiredArgument('NAME', parseName, positionals[0])),
        E.bind('organisation', () => requiredArgument('--organisation', parseName, options.get('organisation'))),
        E.bind('headquarters', () => parseCoordinates(options)),
        E.bind('role', () =>
          options.has('role') ? requiredArgument('--role', parseRole, options.get('role')) : E.right(undefined),
        ),
      ),
    ),
  )

const parseRole = oneOf(...userRoles)

const articleOf = (role: UserRole): string => (role === 'administrator' ? 'an' : 'a')

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
  run: async (args, { storage, now }) => {
    const username = parseUsername(args)
    if (E.isLeft(username)) return username
    return pipe(
      await removeUser({ storage: await storage(), now })(username.right),
      E.map(() => `User ${username.right} is gone, and signed out everywhere.`),
    )
  },
}

const userPassword: Command = {
  usage: ['npm run user -- password NAME'],
  run: async (args, { storage, passwords, askPassword, now }) => {
    const username = parseUsername(args)
    if (E.isLeft(username)) return username
    const change = changePassword({ storage: await storage(), passwords, now })
    return pipe(
      await change({ username: username.right, password: askPassword }),
      E.map(() => `User ${username.right} has a new password; whoever signed in with another must sign in again.`),
    )
  },
}

const userRole: Command = {
  usage: ['npm run user -- role NAME ROLE'],
  run: async (args, { storage, now }) => {
    const parsed = pipe(
      parseArguments(args, { positionals: 2 }),
      E.flatMap(({ positionals }) =>
        pipe(
          E.Do,
          E.bind('username', () => requiredArgument('NAME', parseName, positionals[0])),
          E.bind('role', () => requiredArgument('ROLE', parseRole, positionals[1])),
        ),
      ),
    )
    if (E.isLeft(parsed)) return parsed
    const { username, role } = parsed.right
    return pipe(
      await changeAccessOfUser({ storage: await storage(), now })(username, { role }),
      E.map(() => `User ${username} is ${articleOf(role)} ${role} now, and must sign in again if that is new.`),
    )
  },
}

const accessCommand = (verb: 'disable' | 'enable', result: string): Command => ({
  usage: [`npm run user -- ${verb} NAME`],
  run: async (args, { storage, now }) => {
    const username = parseUsername(args)
    if (E.isLeft(username)) return username
    const change = changeAccessOfUser({ storage: await storage(), now })
    return pipe(
      await change(username.right, { isDisabled: verb === 'disable' }),
      E.map(() => `User ${username.right} ${result}.`),
    )
  },
})

const userList: Command = {
  usage: ['npm run user -- list'],
  run: async (args, { storage }) => {
    const parsedArguments = parseArguments(args, { positionals: 0 })
    if (E.isLeft(parsedArguments)) return parsedArguments
    const rows = await readRows(await storage())
    return E.right(
      rows.length === 0
        ? 'There are no users yet. Add the first: npm run user -- add NAME --organisation ORG'
        : formatColumns([['User', 'Organisation', 'Since', 'Role', 'State'], ...rows]),
    )
  },
}

const readRows = async ({ directory, read }: Storage): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const rows: string[][] = []
  for (const { id, name } of await directory.organisations())
    for (const user of await read(id, ({ users }) => users.all())) {
      const { username, createdAt, role, state } = organisationUserOf(user)
      rows.push([username, name, createdAt.slice(0, 10), role, state])
    }
  return rows
}

export const user = commandGroup({
  add: userAdd,
  list: userList,
  password: userPassword,
  role: userRole,
  disable: accessCommand('disable', 'may no longer log in, and all keys of the user have ended'),
  enable: accessCommand('enable', 'may log in again'),
  remove: userRemove,
})

/** The only positional argument of a command for one user. */
const parseUsername = (args: ReadonlyArray<string>): E.Either<string, string> =>
  pipe(
    parseArguments(args, { positionals: 1 }),
    E.flatMap(({ positionals }) => requiredArgument('NAME', parseName, positionals[0])),
  )
