import type { Unsubscribe } from './follow-events'

/** A port: whether this machine is on a network. */
export type NetworkStatus = {
  readonly isOnline: () => boolean
  readonly onChange: (listener: (isOnline: boolean) => void) => Unsubscribe
}
