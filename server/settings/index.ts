/** Knows the server's settings: their names, their defaults, and what may be said in them. */
export { settingsOf, type Settings } from './settings'
