/** Responsible for the server settings: names, defaults and allowed values. */
export { readSettings, settingsOf, type Settings } from './settings'
