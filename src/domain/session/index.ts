/** Knows who is signed in: the user's record, what signing in asks and what logging out leaves behind. */
export { withUsername, type User } from './user'
export { decodeUser, encodeUser, type UserRecord } from './user-record'
export { apiKeyOf, sessionOf, signedOut, type Session } from './session'
export { credentialsOf, type Credentials, type CredentialsField, type CredentialsRefusal } from './credentials'
export {
  cacheNames,
  cookieNames,
  clearedOnLogOut,
  type CacheName,
  type CookieName,
  type ClearedData,
} from './cleared-data'
export { maskKey } from './mask-key'
