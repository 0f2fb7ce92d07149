/** Responsible for the log-in endpoint. */
export { logIn } from './session-endpoints'
export { decodeUser, encodeUser } from './user-codec'
