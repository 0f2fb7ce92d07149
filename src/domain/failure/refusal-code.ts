import type { CallFailure } from './call-failure'

const hasRefusalCode =
  (code: string) =>
  (failure: CallFailure): boolean =>
    failure.kind === 'refused' && failure.code === code

/** It does not exist, or no longer. */
export const isNotFound = hasRefusalCode('not_found')

/** It was changed since it was read. */
export const isStale = hasRefusalCode('stale')

/** The proposal of the job was accepted before, which made another version of its project. */
export const isAlreadyAccepted = hasRefusalCode('already_accepted')

/** A lock prevents the change. */
export const isLockRefusal = hasRefusalCode('locked')
