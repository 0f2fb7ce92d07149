/** Knows the call that logs a user in. */
export { logIn } from './session-endpoints'
