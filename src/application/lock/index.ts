/** Knows what one can do with locks: put them on stops and routes, and take them off. */
export { changeLocks } from './change-locks'
export type { LockFacade } from './lock-facade'
export type { LockGateway } from './lock-gateway'
export { toggleLock } from './toggle-lock'
