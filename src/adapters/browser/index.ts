/**
 * Responsible for the ports that a browser implements: storage, cookies, clock, tabs, network, clipboard and
 * downloads.
 */
export { browserClock } from './browser-clock'
export {
  browserNetworkStatus,
  browserCalendar,
  browserClipboard,
  browserFileSaver,
  type SavingWindow,
  browserOtherTabs,
} from './browser-window'
export { browserCookieStorage, type CookieJar } from './browser-cookie-storage'
export { browserJobStorage } from './browser-job-storage'
export { browserSignInTab } from './browser-sign-in-tab'
export { browserUserStorage } from './browser-user-storage'
export { browserThemeStorage, browserShortcutsStorage } from './browser-preferences-storage'
