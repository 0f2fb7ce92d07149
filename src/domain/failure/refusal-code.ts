import type { CallFailure } from './call-failure'

const hasRefusalCode =
  (code: string) =>
  (failure: CallFailure): boolean =>
    failure.kind === 'refused' && failure.code === code

/** It does not exist, or no longer. */
export const isNotFound = hasRefusalCode('not_found')

/** It was changed since it was read. */
export const isStale = hasRefusalCode('stale')

/** A lock prevents the change. */
export const isLockRefusal = hasRefusalCode('locked')
