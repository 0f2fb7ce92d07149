export { type LockFacade, toggleLock } from './toggle-lock'
export type { LockGateway } from './lock-gateway'
