/** Knows who is signed in: the user's record, what signing in asks and what logging out leaves behind. */
export { knownAs, type User } from './user'
export { userIn, writtenUser, type UserRecord } from './user-record'
export { keyOf, sessionOf, signedOut, type Session } from './session'
export { credentialsOf, type Credentials, type CredentialsField, type CredentialsRefused } from './credentials'
export {
  cacheNames,
  cookieNames,
  forgottenOnLogOut,
  type CacheName,
  type CookieName,
  type Forgotten,
} from './cleared-data'
export { maskedKey } from './mask-key'
