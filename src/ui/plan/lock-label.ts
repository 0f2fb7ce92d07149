import { lockOf, describeLock, type Lockable } from '../../domain/lock'

/** Locked by demo since 22-11 10:15; none where it is open. */
export const lockLabelOf = (lockable: Lockable): string | undefined => {
  const lock = lockOf(lockable)
  if (lock === undefined) return undefined
  const label = describeLock(lock)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`
}
