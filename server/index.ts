/** Knows how the server is opened, run and stopped: the delivery API and the pages. */
export { openApp } from './app'
export { contentPolicy, openLog } from './http'
export { addressOf, endWhenAsked, readyLine, stopWhenAsked, whyNotStarted } from './lifecycle'
export { openServer, startWork, type OpenServer } from './open-server'
export { openWorld, type World } from './startup'
export { builtPages, type Pages } from './pages'
export { settingsOf, type Settings } from './settings'
