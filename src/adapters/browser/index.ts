/**
 * Responsible for the ports that a browser implements: storage, cookies, clock, tabs, network, clipboard and
 * downloads.
 */
export { browserClipboard } from './browser-clipboard'
export { browserClock } from './browser-clock'
export { browserNetworkStatus } from './browser-network-status'
export { browserCookieStorage } from './browser-cookie-storage'
export { browserOtherTabs } from './browser-other-tabs'
export { browserFileSaver } from './browser-file-saver'
export { browserJobStorage } from './browser-job-storage'
export { browserShortcutsStorage } from './browser-shortcuts-storage'
export { browserUserStorage } from './browser-user-storage'
export { browserCalendar } from './browser-calendar'
export { browserThemeStorage } from './browser-theme-storage'
export type { CookieJar } from './cookies'
