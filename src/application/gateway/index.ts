/** Responsible for what several ports share: cancelling a call, following events, versions of answers, and the network. */
export type { CancelSignal } from './cancel-signal'
export type { NetworkStatus } from './network-status'
export type { FollowEvents, FollowState, Unsubscribe } from './event-source'
export type { Edited, Versioned } from './versioned'
