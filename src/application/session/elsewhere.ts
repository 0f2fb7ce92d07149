import type { User } from '../../domain/session'
import type { Stop } from '../call'

/** A port: who comes and goes in other tabs of the same browser. */
export type Elsewhere = {
  readonly onSignedOut: (run: () => void) => Stop
  readonly onSignedIn: (run: (user: User) => void) => Stop
}
