/** Responsible for locking and unlocking stops and routes. */
export { type LockFacade, toggleLock } from './toggle-lock'
export type { LockGateway } from './lock-gateway'
