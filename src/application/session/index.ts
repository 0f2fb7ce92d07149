/** Responsible for logging in and out, and for ending the session when the API key is no longer valid. */
export { callServerWith, type CallServer } from './call-server'
export { logIn, resumeSession, type LogIn } from './log-in'
export { logOut, type LogOut } from './log-out'
export type { UserStorage, CookieStorage, OtherTabs, Clipboard, SessionGateway, SignInTab } from './session-ports'
export { SessionStore } from './session-store'
