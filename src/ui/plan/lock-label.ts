import { lockOf, describeLock, type Lockable } from '../../domain/lock'

/** Such as `Locked by demo since 22-11 10:15`; undefined while unlocked. */
export const lockLabelOf = (lockable: Lockable): string | undefined => {
  const lock = lockOf(lockable)
  if (lock === undefined) return undefined
  const label = describeLock(lock)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`
}
