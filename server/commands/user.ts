import { commandGroup } from './command-group'
import { userAdd } from './user-add'
import * as E from 'fp-ts/Either'
import type { Storage } from '../storage'
import { parseArguments, requiredArgument } from './parse-arguments'
import { formatColumns } from './format-columns'
import type { Command } from './command'
import { pipe } from 'fp-ts/function'
import { changePassword, removeUser, parseName } from '../sign-in'

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
