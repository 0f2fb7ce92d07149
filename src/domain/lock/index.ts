/** Responsible for locks: a locked stop or route keeps its position in the plan. */
export {
  isLockChanged,
  isLocked,
  keepsLock,
  lockOf,
  withLock,
  describeLock,
  type Lock,
  type Lockable,
  type LockReader,
} from './lock'

export { findBrokenLock, findLockBrokenByUndo, brokenLockMessage, shortName, type BrokenLock } from './broken-lock'
export { setLocks, type LockChange, type LockTargets } from './set-locks'
