/** Responsible for the endpoints of log-in, passwords, sessions and keys, and for the JSON form of a user. */
export { logIn, logOut } from './session-endpoints'
export { logInByOpenId, requestOpenId } from './open-id-endpoints'
export { changePassword, createProgramKey, endKey, endOtherSessions, KEY_ID_PREFIX, listKeys } from './key-endpoints'
export { decodeUser, encodeUser } from './user-codec'
