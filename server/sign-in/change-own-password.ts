import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { CheckPassword } from './log-in'
import type { Passwords } from './password-hash'
import { foldName } from '../../src/domain/user'
import { loadPasswordParser } from './parse-credentials'

export type OwnPasswordChange = {
  readonly username: string
  readonly current: string
  readonly password: string
  readonly clientAddress: string
}

/** The hashes before and after, of which the first must still be stored when the second is. */
export type PasswordHashes = { readonly old: string; readonly new: string }

export type PrepareOwnPassword = (change: OwnPasswordChange) => Promise<E.Either<Refusal, PasswordHashes>>

/** Checks the current password as a log-in does, so that a session left open is no way to guess it. */
export const prepareOwnPassword =
  ({
    checkPassword,
    passwords,
  }: {
    readonly checkPassword: CheckPassword
    readonly passwords: Pick<Passwords, 'hash'>
  }): PrepareOwnPassword =>
  async ({ username, current, password, clientAddress }) => {
    const parsed = await parseOwnPassword(username, password)
    if (E.isLeft(parsed)) return parsed
    const checked = await checkPassword({ username, password: current, clientAddress }, async ({ user }) => ({
      old: user.passwordHash,
      new: await passwords.hash(password),
    }))
    const isWrong = E.isLeft(checked) && checked.left.code === 'wrong_credentials'
    return isWrong ? E.left({ code: 'wrong_password' }) : checked
  }

/** The rules for a password that a user chooses. */
export const parseOwnPassword = async (username: string, password: string): Promise<E.Either<Refusal, string>> => {
  const parsed = (await loadPasswordParser())(password)
  if (E.isLeft(parsed)) return refuseNewPassword(parsed.left)
  return foldName(password) === foldName(username) ? refuseNewPassword('Is your username') : parsed
}

const refuseNewPassword = (reason: string): E.Either<Refusal, never> =>
  E.left({
    code: 'invalid',
    message: `The new password cannot be used: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
    details: [{ field: 'new', reason }],
  })
