/** Responsible for the server settings: names, defaults and allowed values. */
export { settingsOf, type Settings } from './settings'
