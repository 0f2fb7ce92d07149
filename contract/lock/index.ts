/** Knows the call that locks and unlocks stops and routes, and the form of a lock in the documents. */
export { changeLocks } from './lock-endpoints'
export type { LockChange } from './lock-change-codec'
export { lockSchema } from './lock-schema'
