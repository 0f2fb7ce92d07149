import type { Leave } from '../gateway'

/** A port: who leaves in other tabs of the same browser. */
export type Elsewhere = {
  readonly onSignedOut: (run: () => void) => Leave
}
