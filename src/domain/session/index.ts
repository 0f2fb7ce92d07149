/** Responsible for the session: the user, the credentials, and what logging out clears. */
export { withUsername, type User } from './user'
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
