import { knownKeys, type KnownKeys, type KnownKeysPorts } from './key-cache'
import { lineOf } from './hash-queue'
import { logIn, type LogIn, type LogInPorts } from './log-in'
import { throttleOf } from './throttle'

export type SignIn = KnownKeys & { readonly logIn: LogIn }

/** More hashes at the same time would take more memory, and the threads that Node also needs for files. */
const hashing = { atOnce: 2, waiting: 100 }

/** The sign-in of one running server. */
export const openSignIn = (ports: Omit<LogInPorts, 'throttle' | 'line'> & KnownKeysPorts): SignIn => ({
  ...knownKeys(ports),
  logIn: logIn({ ...ports, throttle: throttleOf(ports.now), line: lineOf(hashing) }),
})
