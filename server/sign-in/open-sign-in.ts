import { knownKeys, type KnownKeys, type KnownKeysPorts } from './known-keys'
import { lineOf } from './line'
import { logIn, type LogIn, type LogInPorts } from './log-in'
import { throttleOf } from './throttle'

export type SignIn = KnownKeys & { readonly logIn: LogIn }

/** More hashes at once would take more memory, and the threads that files need. */
const hashing = { atOnce: 2, waiting: 100 }

/** The door of one running server. */
export const openSignIn = (ports: Omit<LogInPorts, 'throttle' | 'line'> & KnownKeysPorts): SignIn => ({
  ...knownKeys(ports),
  logIn: logIn({ ...ports, throttle: throttleOf(ports.now), line: lineOf(hashing) }),
})
