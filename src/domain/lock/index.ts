/** Knows locks: what is locked stays where it is, whoever plans. */
export { isLocked, keepsLock, lockOf, withLock, type Lock, type Lockable } from './lock'
export { describeLock } from './describe-lock'
