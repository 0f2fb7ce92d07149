/** Knows what one can do with locks: put them on stops and routes, and take them off. */
export { type LockFacade, toggleLock } from './toggle-lock'
export type { LockGateway } from './lock-gateway'
