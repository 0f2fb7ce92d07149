/** Knows what calls share: how one is called off, what is followed, which version was read, and whether there is a network. */
export type { CancelSignal } from './cancel-signal'
export type { NetworkStatus } from './network-status'
export type { FollowEvents, FollowState, Unsubscribe } from './event-source'
export type { Edited, Versioned } from './versioned'
