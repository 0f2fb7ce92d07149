export { logIn, logOut } from './session-endpoints'
export { changePassword, createProgramKey, endKey, endOtherSessions, KEY_ID_PREFIX, listKeys } from './key-endpoints'
export { decodeUser, encodeUser } from './user-codec'
