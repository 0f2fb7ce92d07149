import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { removeUser } from '../sign-in'
import type { Command } from './command'
import { parseUsername } from './parse-username'

export const userRemove: Command = {
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
