import type { Unsubscribe } from '../gateway'

/** A port: log-outs in other tabs of the same browser. */
export type OtherTabs = {
  readonly onSignedOut: (listener: () => void) => Unsubscribe
}
