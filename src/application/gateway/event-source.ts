/** How one who follows something hears of it: at once, not for the moment, or no more. */
export type FollowState =
  | 'live'
  /** it is tried again, with growing pauses */
  | 'unavailable'
  /** a 401: the follower has to pass it on to `attempt`, as every failure */
  | 'signed-out'
  /** nothing more comes: it is finished, or it is not there */
  | 'over'

/** What ends something that goes on by itself; to do it twice does nothing. */
export type Unsubscribe = () => void

/**
 * Follows what changes by itself, until it is over or stopped. After a stop nothing is told any more. What came after the
 * version `since` is told too; without it, what comes from now on.
 */
export type FollowEvents<A> = (
  onEvent: (event: A) => void,
  onState: (state: FollowState) => void,
  sinceVersion?: number,
) => Unsubscribe
