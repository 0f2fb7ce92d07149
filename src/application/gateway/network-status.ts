import type { Leave } from './event-source'

/** A port: whether this machine is on a network at all. */
export type Connection = {
  readonly isOnline: () => boolean
  readonly onChange: (run: (isOnline: boolean) => void) => Leave
}
