/** Responsible for users and their passwords, API keys, and slowing down password guessing. */
export { openSignIn, type SignIn } from './open-sign-in'
export { passwords, passwordsAt, type Passwords } from './passwords'
export { createApiKey, digestOf, END_OF_PROGRAM_KEY, idleSince, type SessionLimits } from './api-key'
export { parseName, parsePassword } from './parse-credentials'
export { addUser, type NewUser } from './add-user'
export { changePassword, removeUser } from './change-user'
export { hasPassword, findOrganisation } from './find-member'
export { checkListenAddress, isLoopback } from './check-listen-address'
