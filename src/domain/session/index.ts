/** Responsible for the session: the user, the credentials, and what logging out clears. */
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
