/** Whether events are received. */
export type FollowState =
  | 'live'
  /** the connection is lost, and tried again with growing pauses */
  | 'unavailable'
  /** a 401: the follower has to pass it on to `attempt`, as every failure */
  | 'signed-out'
  /** no event follows: what was followed is finished, or does not exist */
  | 'over'

/** Ends a subscription; a second call does nothing. */
export type Unsubscribe = () => void

/**
 * Receives events until they are over or the subscription is ended; after that, neither function is called. It starts
 * with the events after `sinceVersion`; without it, with the next event.
 */
export type FollowEvents<A> = (
  onEvent: (event: A) => void,
  onState: (state: FollowState) => void,
  sinceVersion?: number,
) => Unsubscribe
