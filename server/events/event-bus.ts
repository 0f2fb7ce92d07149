import type { OrganisationId } from '../storage'
import type { Topic } from './topic'

/** A message that something has changed, and to which version. The change itself is read from the storage. */
export type BusEvent = { readonly organisation: OrganisationId; readonly topic: Topic; readonly version: number }

/** Is given the version; undefined means that messages may have been lost, so that the storage must be asked. */
export type Listener = (version: number | undefined) => void

/**
 * Carries messages to the listeners, in this process and in others. A message may come twice or late. When one was
 * lost, all listeners are told. A listener that is slow or fails does not affect the others.
 */
export type EventBus = {
  readonly publish: (event: BusEvent) => void
  /** listens from now on; calling the result ends it */
  readonly subscribe: (organisation: OrganisationId, topic: Topic, listener: Listener) => () => void
  /** the number of listeners in this process */
  readonly listenerCount: () => number
  readonly close: () => Promise<void>
}
