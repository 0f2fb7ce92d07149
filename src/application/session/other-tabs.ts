import type { Unsubscribe } from '../gateway'

/** A port: who leaves in other tabs of the same browser. */
export type OtherTabs = {
  readonly onSignedOut: (listener: () => void) => Unsubscribe
}
