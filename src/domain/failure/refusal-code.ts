import type { CallFailed } from './call-failure'

const refusedAs =
  (code: string) =>
  (failed: CallFailed): boolean =>
    failed.kind === 'refused' && failed.code === code

/** There is no such thing, or it is there no more. */
export const isNotThere = refusedAs('not_found')

/** Somebody else changed it after it was read. */
export const isStale = refusedAs('stale')

/** A lock holds what was to be changed: nothing went wrong. */
export const isHeldByLock = refusedAs('locked')
