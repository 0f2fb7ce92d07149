import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { changePassword } from '../sign-in'
import type { Command } from './command'
import { parseUsername } from './parse-username'

export const userPassword: Command = {
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
