/** Knows the call that locks and unlocks stops and routes, and how a lock is written. */
export { changeLocks } from './lock-calls'
export type { LockChange } from './lock-change'
export { lockSchema } from './lock-schema'
