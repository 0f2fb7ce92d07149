/** Responsible for the session: the user, the credentials, a new password, and what logging out clears. */
export { apiKeyOf, sessionOf, signedOut, withUsername, type Session, type User } from './session'
export type { AccountKey, ProgramKey } from './account-key'
export { credentialsOf, type Credentials, type CredentialsField, type CredentialsRefusal } from './credentials'
export {
  cacheNames,
  cookieNames,
  clearedOnLogOut,
  type CacheName,
  type CookieName,
  type ClearedData,
} from './cleared-data'
export { isPasswordTooShort, MIN_PASSWORD_LENGTH } from './new-password'
export { maskApiKey } from './mask-key'
