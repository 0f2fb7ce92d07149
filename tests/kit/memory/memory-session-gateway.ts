import * as TE from 'fp-ts/TaskEither'
import type { SessionGateway } from '../../../src/application/session'
import type { Credentials, User } from '../../../src/domain/session'

export type Account = { readonly credentials: Credentials; readonly user: User }

export const memorySessionGateway = (accounts: ReadonlyArray<Account>): SessionGateway => ({
  logIn: ({ username, password }) => {
    const account = accounts.find(
      ({ credentials }) => credentials.username === username && credentials.password === password,
    )
    return account === undefined ? TE.left({ kind: 'signed-out' }) : TE.right(account.user)
  },
  logOut: () => TE.right(undefined),
})
