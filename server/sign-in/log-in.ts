import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { Credentials, User } from '../../src/domain/session'
import type { Storage } from '../storage'
import { issueKey } from './issue-key'
import type { HashQueue } from './hash-queue'
import type { Passwords } from './passwords'
import { tooManyLogIns, tooManyFailures, wrongCredentials } from './login-refusals'
import type { Throttle } from './throttle'
import { findMember, type Member } from './find-member'
import { normaliseName } from './parse-name'

export type LogInPorts = {
  readonly storage: Pick<Storage, 'directory' | 'read' | 'write'>
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly hashQueue: HashQueue
  readonly now: () => Date
  /** how many days a key is good for */
  readonly sessionDays: number
}

/** Takes the credentials, and the address that they came from. */
export type LogIn = (credentials: Credentials & { readonly from: string }) => Promise<E.Either<Refusal, User>>

/**
 * §4: gives a key to a user who knows the password. Hashing is slow, so no transaction is open meanwhile; whether the
 * password is still the same is checked again when the key is stored.
 */
export const logIn = (ports: LogInPorts): LogIn => {
  const { storage, passwords, throttle, hashQueue, now, sessionDays } = ports
  return async ({ username, password, from }) => {
    const sender = { username: normaliseName(username), from }
    const waitMs = throttle.wait(sender)
    if (waitMs > 0) return E.left(tooManyFailures(waitMs))
    const member = await findMember(storage, sender.username)

    // The throttle is asked again after waiting in line: of a hundred guesses at once, the first few have failed by
    // now.
    const checked = await hashQueue(async (): Promise<E.Either<Refusal, Checked>> => {
      const remainingWaitMs = throttle.wait(sender)
      if (remainingWaitMs > 0) return E.left(tooManyFailures(remainingWaitMs))
      const isMatch = await passwords.matches(password, member?.user.passwordHash)
      if (!isMatch || member === undefined) {
        throttle.recordFailure(sender)
        return E.left(wrongCredentials)
      }
      throttle.recordSuccess(sender)
      const isOutdated = passwords.isOutdated(member.user.passwordHash)
      return E.right({ member, newPasswordHash: isOutdated ? await passwords.hash(password) : undefined })
    })
    if (E.isLeft(checked)) return E.left(tooManyLogIns)
    if (E.isLeft(checked.right)) return checked.right
    return issueKey(storage, { ...checked.right.right, at: now(), sessionDays })
  }
}

type Checked = { readonly member: Member; readonly newPasswordHash: string | undefined }
