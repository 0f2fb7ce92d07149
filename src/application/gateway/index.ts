/** Responsible for what several ports share: cancelling a call, following events, versions of answers, results of edits, and the network. */
export type { CancelSignal } from './cancel-signal'
export type { NetworkStatus } from './network-status'
export type { FollowEvents, FollowState, Unsubscribe } from './follow-events'
export type { EditResult } from './edit-result'
export type { Versioned } from './versioned'
