/** Responsible for what several ports share: cancelling a call, following events, versions of answers, results of edits, and the network. */
export type { FollowEvents, FollowState, Unsubscribe, NetworkStatus } from './subscriptions'
export type { Versioned, CancelSignal, EditResult } from './request-and-answer'
