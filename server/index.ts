/** Responsible for opening, running and stopping the server: the delivery API and the pages. */
export { openApp } from './app'
export { contentPolicy, openLog } from './http'
export { serverUrlOf, endOnSignal, readyLine, stopOnSignal, startErrorMessage } from './lifecycle'
export { openServer, startWork, type OpenServer } from './open-server'
export { openDependencies, type Dependencies } from './startup'
export { loadBuiltPages, type Pages } from './built-pages'
export { readSettings, settingsOf, warningsOf, type Settings } from './settings'
