import type { OrganisationId } from '../storage'
import type { Topic } from './topic'

/** Word that something has changed, and to which version; what it is now stands in the storage. */
export type BusEvent = { readonly organisation: OrganisationId; readonly topic: Topic; readonly version: number }

/** The version, or undefined where a word may have been missed: then only the storage knows. */
export type Listener = (version: number | undefined) => void

/**
 * Carries word to whoever listens, in this process or in another. A word may come twice or late, but after one was lost
 * on the way, everybody who listens hears that. Nobody who listens keeps others waiting, or can fail them.
 */
export type EventBus = {
  readonly publish: (event: BusEvent) => void
  /** from now on, until the answer is called */
  readonly subscribe: (organisation: OrganisationId, topic: Topic, listener: Listener) => () => void
  /** how many listen in this process */
  readonly listening: () => number
  readonly close: () => Promise<void>
}
