import { lockOf, describeLock, type Lockable } from '../../domain/lock'

/** Locked by demo since 22-11 10:15; none where it is open. */
export const lockOnScreen = (one: Lockable): string | undefined => {
  const lock = lockOf(one)
  if (lock === undefined) return undefined
  const words = describeLock(lock)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
