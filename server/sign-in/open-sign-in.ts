import { keyCache, type KeyCache, type KeyCachePorts } from './key-cache'
import { hashQueue } from './hash-queue'
import { logIn, type LogIn, type LogInPorts } from './log-in'
import { recordKeyUse, type RecordKeyUse, type RecordKeyUsePorts } from './record-key-use'
import { throttleOf } from './throttle'

export type SignIn = KeyCache & { readonly logIn: LogIn; readonly recordKeyUse: RecordKeyUse }

/** More simultaneous hashes would use more memory, and the threads that Node also needs for files. */
const hashQueueLimits = { concurrency: 2, maxWaitingOfGroup: 25, maxWaiting: 1_000 }

export const openSignIn = (
  ports: Omit<LogInPorts, 'throttle' | 'hashQueue'> & KeyCachePorts & RecordKeyUsePorts,
): SignIn => ({
  ...keyCache(ports),
  recordKeyUse: recordKeyUse(ports),
  logIn: logIn({ ...ports, throttle: throttleOf(ports.now), hashQueue: hashQueue(hashQueueLimits) }),
})
