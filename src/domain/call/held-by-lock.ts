import type { CallFailed } from './call-failed'

/** A lock holds what was to be changed: nothing went wrong. */
export const isHeldByLock = (failed: CallFailed): boolean => failed.kind === 'refused' && failed.code === 'locked'
