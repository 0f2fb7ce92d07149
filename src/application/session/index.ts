/** Knows how one signs in and out, and what happens when a key no longer counts. */
export { attempt, type Attempt } from './attempt'
export { logIn, type LogIn } from './log-in'
export { logOut, type LogOut } from './log-out'
export { resumeSession } from './resume-session'
export type { SessionGateway } from './session-gateway'
export type { SessionKeeper } from './session-keeper'
export { SessionStore } from './session-store'
