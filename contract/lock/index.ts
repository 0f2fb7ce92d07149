/** Responsible for the endpoint that locks and unlocks stops and routes, and for the JSON form of a lock. */
export { changeLocks } from './lock-endpoints'
