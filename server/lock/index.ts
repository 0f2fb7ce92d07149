/** Knows how stops and routes are locked and unlocked. */
export { serveLocks } from './serve-locks'
