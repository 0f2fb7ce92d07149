/** Knows how the server is opened, run and stopped: the delivery API and the pages. */
export { openApp } from './app'
export { contentPolicy, openLog } from './http'
export { addressOf, endWhenAsked, readyLine, stopWhenAsked, whyNotStarted } from './life'
export { openServer, startWork, type OpenServer } from './open-server'
export { openWorld, type World } from './opening'
export { builtPages, type Pages } from './pages'
export { settingsOf, type Settings } from './settings'
