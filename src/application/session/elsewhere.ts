import type { Leave } from '../call'

/** A port: who leaves in other tabs of the same browser. */
export type Elsewhere = {
  readonly onSignedOut: (run: () => void) => Leave
}
