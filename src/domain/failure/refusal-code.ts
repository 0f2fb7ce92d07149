import type { CallFailure } from './call-failure'

const hasRefusalCode =
  (code: string) =>
  (failure: CallFailure): boolean =>
    failure.kind === 'refused' && failure.code === code

/** There is no such thing, or it is there no more. */
export const isNotFound = hasRefusalCode('not_found')

/** Somebody else changed it after it was read. */
export const isStale = hasRefusalCode('stale')

/** A lock holds what was to be changed: nothing went wrong. */
export const isLockRefusal = hasRefusalCode('locked')
