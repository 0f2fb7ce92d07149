import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { Credentials, User } from '../../src/domain/session'
import type { Storage } from '../storage'
import { letIn } from './issue-key'
import type { Line } from './hash-queue'
import type { Passwords } from './passwords'
import { tooMany, tooSoon, wrongCredentials } from './login-refusals'
import type { Throttle } from './throttle'
import { userNamed, type Member } from './find-member'
import { sameName } from './parse-name'

export type LogInPorts = {
  readonly storage: Pick<Storage, 'directory' | 'read' | 'write'>
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly line: Line
  readonly now: () => Date
  /** how many days a key is good for */
  readonly sessionDays: number
}

/** Takes the credentials, and the address that they came from. */
export type LogIn = (tried: Credentials & { readonly from: string }) => Promise<E.Either<Refusal, User>>

/**
 * §4: gives a key to a user who knows the password. Hashing is slow, so no transaction is open meanwhile; whether the
 * password is still the same is checked again when the key is stored.
 */
export const logIn = (ports: LogInPorts): LogIn => {
  const { storage, passwords, throttle, line, now, sessionDays } = ports
  return async ({ username, password, from }) => {
    const caller = { username: sameName(username), from }
    const wait = throttle.wait(caller)
    if (wait > 0) return E.left(tooSoon(wait))
    const member = await userNamed(storage, caller.username)

    // The throttle is asked again after waiting in line: of a hundred guesses at once, the first few have failed by
    // now.
    const checked = await line(async (): Promise<E.Either<Refusal, Checked>> => {
      const longer = throttle.wait(caller)
      if (longer > 0) return E.left(tooSoon(longer))
      const fits = await passwords.fits(password, member?.user.passwordHash)
      if (!fits || member === undefined) {
        throttle.failed(caller)
        return E.left(wrongCredentials)
      }
      throttle.succeeded(caller)
      const outdated = passwords.isOutdated(member.user.passwordHash)
      return E.right({ member, rehashed: outdated ? await passwords.hash(password) : undefined })
    })
    if (E.isLeft(checked)) return E.left(tooMany)
    if (E.isLeft(checked.right)) return checked.right
    return letIn(storage, { ...checked.right.right, at: now(), sessionDays })
  }
}

type Checked = { readonly member: Member; readonly rehashed: string | undefined }
