import { lockOf, describeLock, type Lockable } from '../../domain/lock'
import { capitalise } from '../../domain/text'

/** Such as `Locked by demo since 22-11 10:15`; undefined while unlocked. */
export const lockLabelOf = (lockable: Lockable): string | undefined => {
  const lock = lockOf(lockable)
  return lock && capitalise(describeLock(lock))
}
