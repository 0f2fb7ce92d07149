/** Knows the settings of the server: their names, their defaults and their allowed values. */
export { settingsOf, type Settings } from './settings'
