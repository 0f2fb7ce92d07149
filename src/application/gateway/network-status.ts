import type { Unsubscribe } from './event-source'

/** A port: whether this machine is on a network. */
export type NetworkStatus = {
  readonly isOnline: () => boolean
  readonly onChange: (listener: (isOnline: boolean) => void) => Unsubscribe
}
