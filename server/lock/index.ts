/** Responsible for the endpoint that locks and unlocks stops and routes. */
export { serveLocks } from './serve-locks'
