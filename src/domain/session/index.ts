/** Responsible for the session: the user, the credentials, and what logging out clears. */
export { apiKeyOf, sessionOf, signedOut, withUsername, type Session, type User } from './session'
export { maskApiKey, type AccountKey, type ProgramKey } from './account-key'
export {
  credentialsOf,
  isPasswordTooShort,
  MIN_PASSWORD_LENGTH,
  type Credentials,
  type CredentialsField,
  type CredentialsRefusal,
  type OpenIdAnswer,
  type OpenIdRequest,
  type OpenIdSecrets,
  type PasswordChange,
} from './credentials-and-passwords'
export {
  cacheNames,
  cookieNames,
  clearedOnLogOut,
  type CacheName,
  type CookieName,
  type ClearedData,
} from './cleared-data'
