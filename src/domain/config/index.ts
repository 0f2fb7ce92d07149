/** Responsible for the settings that the server gives to the pages, and their defaults. */
export { defaultConfig, type AppConfig } from './app-config'
