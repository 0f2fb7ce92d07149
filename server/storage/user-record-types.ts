import type * as E from 'fp-ts/Either'
import type { NameTaken } from './directory'

export type UserRecord = {
  readonly id: string
  readonly username: string
  readonly passwordHash: string
  /** an ISO date-time in UTC */
  readonly createdAt: string
}

export type UserRecords = {
  /** ordered by username */
  readonly all: () => Promise<ReadonlyArray<UserRecord>>
  readonly find: (username: string) => Promise<UserRecord | undefined>
  /** also adds the user to the directory */
  readonly add: (user: UserRecord) => Promise<E.Either<NameTaken, UserRecord>>
  /** false if there is no such user */
  readonly changePassword: (username: string, passwordHash: string) => Promise<boolean>
  /** removes the user with the keys and the directory entry; false if there is no such user */
  readonly remove: (username: string) => Promise<boolean>
}
