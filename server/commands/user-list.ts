import * as E from 'fp-ts/Either'
import type { Storage } from '../storage'
import { argumentsOf } from './parse-arguments'
import { columns } from './format-columns'
import type { Command } from './command'

export const userList: Command = {
  usage: ['npm run user -- list'],
  run: async (args, { storage }) => {
    const read = argumentsOf(args, { words: 0 })
    if (E.isLeft(read)) return read
    const rows = await rowsIn(await storage())
    return E.right(
      rows.length === 0
        ? 'There are no users yet. Add the first: npm run user -- add NAME --organisation ORG'
        : columns([['User', 'Organisation', 'Since'], ...rows]),
    )
  },
}

const rowsIn = async ({ directory, read }: Storage): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const rows: string[][] = []
  for (const { id, name } of await directory.organisations())
    for (const { username, createdAt } of await read(id, ({ users }) => users.all()))
      rows.push([username, name, createdAt.slice(0, 10)])
  return rows
}
