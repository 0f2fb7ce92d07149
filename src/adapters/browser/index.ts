/** Knows what a browser offers: its storage, its cookies and its clock. */
export { browserClock } from './browser-clock'
export type { CookieJar } from './cookies'
export { browserSessionKeeper } from './session/browser-session-keeper'
