import {
  keyCache,
  type KeyCache,
  type KeyCachePorts,
  recordKeyUse,
  type RecordKeyUse,
  type RecordKeyUsePorts,
} from './key-cache'
import { prepareOwnPassword, type PrepareOwnPassword } from './change-own-password'
import { hashQueue } from './hash-queue'
import { logIn, passwordCheck, type LogIn, type LogInPorts } from './log-in'
import { openIdSignIn, type OpenIdSettings, type OpenIdSignIn } from './open-id'
import { passwordLinks, type PasswordLinks } from './password-links'
import { refusalTrail } from './refusal-trail'
import { throttleOf } from './log-in-throttle'

export type SignIn = KeyCache &
  PasswordLinks &
  OpenIdSignIn & {
    readonly logIn: LogIn
    readonly recordKeyUse: RecordKeyUse
    readonly prepareOwnPassword: PrepareOwnPassword
    /** resolves once the refused log-ins are in the audit trail */
    readonly close: () => Promise<void>
  }

/** More simultaneous hashes would use more memory, and the threads that Node also needs for files. */
const hashQueueLimits = { concurrency: 2, maxWaitingOfGroup: 25, maxWaiting: 1_000 }

export const openSignIn = (
  ports: Omit<LogInPorts, 'throttle' | 'hashQueue' | 'refusals'> & OpenIdSettings & KeyCachePorts & RecordKeyUsePorts,
): SignIn => {
  const refusals = refusalTrail(ports)
  const logInPorts = { ...ports, refusals, throttle: throttleOf(ports.now), hashQueue: hashQueue(hashQueueLimits) }
  const checkPassword = passwordCheck(logInPorts)
  const keys = keyCache(ports)
  return {
    ...keys,
    ...passwordLinks({ ...logInPorts, forgetKey: keys.forgetKey }),
    recordKeyUse: recordKeyUse(ports),
    logIn: logIn(logInPorts, checkPassword),
    ...openIdSignIn({ ...ports, refusals }),
    prepareOwnPassword: prepareOwnPassword({ checkPassword, passwords: ports.passwords }),
    close: refusals.close,
  }
}
