/** Knows what one can do with locks: put them on stops and routes, and take them off. */
export { changeLocks } from './change-locks'
export type { LockDesk } from './lock-facade'
export type { LockGateway } from './lock-gateway'
export { turnLock } from './toggle-lock'
