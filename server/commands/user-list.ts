import * as E from 'fp-ts/Either'
import type { Storage } from '../storage'
import { parseArguments } from './parse-arguments'
import { formatColumns } from './format-columns'
import type { Command } from './command'

export const userList: Command = {
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
