import type { ProjectChanged } from '../domain/history'

/** A value with its version; undefined where the server sends no version. */
export type Versioned<A> = { readonly value: A; readonly version: number | undefined }

/** Cancels a call, for example when its screen is left. An AbortSignal is one. */
export type CancelSignal = {
  readonly aborted: boolean
  readonly addEventListener: (type: 'abort', listener: () => void) => void
  readonly removeEventListener: (type: 'abort', listener: () => void) => void
}

/**
 * The answer to an edit of a project, and the new version: null where nothing has changed, undefined where the server does
 * not send it.
 */
export type EditResult<A> = { readonly answer: A; readonly changed: ProjectChanged | null | undefined }

/** Whether events are received. */
export type FollowState =
  | 'live'
  /** the connection is lost, and tried again with growing pauses */
  | 'unavailable'
  /** a 401, which the follower has to pass to `callServer` */
  | 'signed-out'
  /** no more events: what was followed is finished, or does not exist */
  | 'ended'

/** Ends a subscription; a second call does nothing. */
export type Unsubscribe = () => void

/**
 * Receives events until the last one or until the subscription is ended; after that, no function is called. It starts
 * with the events after `sinceVersion`; without it, with the next event. `onStatus` receives the current state,
 * beside the events.
 */
export type FollowEvents<A, S = never> = (
  onEvent: (event: A) => void,
  onState: (state: FollowState) => void,
  sinceVersion?: number,
  onStatus?: (status: S) => void,
) => Unsubscribe

/** A port: whether this machine is on a network. */
export type NetworkStatus = {
  readonly isOnline: () => boolean
  readonly onChange: (listener: (isOnline: boolean) => void) => Unsubscribe
}
