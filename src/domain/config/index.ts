/** Knows what the pages are told about the world they run in, and what holds where nobody tells them. */
export { decodeConfig, defaultConfig, type AppConfig } from './app-config'
