import { keyCache, type KeyCache, type KeyCachePorts } from './key-cache'
import { prepareOwnPassword, type PrepareOwnPassword } from './change-own-password'
import { hashQueue } from './hash-queue'
import { logIn, passwordCheck, type LogIn, type LogInPorts } from './log-in'
import { recordKeyUse, type RecordKeyUse, type RecordKeyUsePorts } from './record-key-use'
import { throttleOf } from './throttle'

export type SignIn = KeyCache & {
  readonly logIn: LogIn
  readonly recordKeyUse: RecordKeyUse
  readonly prepareOwnPassword: PrepareOwnPassword
}

/** More simultaneous hashes would use more memory, and the threads that Node also needs for files. */
const hashQueueLimits = { concurrency: 2, maxWaitingOfGroup: 25, maxWaiting: 1_000 }

export const openSignIn = (
  ports: Omit<LogInPorts, 'throttle' | 'hashQueue'> & KeyCachePorts & RecordKeyUsePorts,
): SignIn => {
  const logInPorts = { ...ports, throttle: throttleOf(ports.now), hashQueue: hashQueue(hashQueueLimits) }
  const checkPassword = passwordCheck(logInPorts)
  return {
    ...keyCache(ports),
    recordKeyUse: recordKeyUse(ports),
    logIn: logIn(logInPorts, checkPassword),
    prepareOwnPassword: prepareOwnPassword({ checkPassword, passwords: ports.passwords }),
  }
}
