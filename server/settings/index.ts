/** Responsible for the server settings: names, defaults and allowed values. */
export { readSettings, settingsOf, warningsOf, type Settings } from './settings'
