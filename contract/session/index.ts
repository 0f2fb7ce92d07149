export { logIn, logOut } from './session-endpoints'
export { decodeUser, encodeUser } from './user-codec'
