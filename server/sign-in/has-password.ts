import type { Credentials } from '../../src/domain/session'
import type { Storage } from '../storage'
import type { Passwords } from './passwords'
import { findMember } from './find-member'

export type HasPasswordPorts = {
  readonly storage: Pick<Storage, 'directory' | 'read'>
  readonly passwords: Pick<Passwords, 'matches'>
}

/** Whether there is a user with this name and password. */
export const hasPassword =
  ({ storage, passwords }: HasPasswordPorts) =>
  async ({ username, password }: Credentials): Promise<boolean> => {
    const member = await findMember(storage, username)
    return member !== undefined && passwords.matches(password, member.user.passwordHash)
  }
