/** Knows what the pages are told about the world they run in, and what holds where nobody tells them. */
export { configIn, usualConfig, type AppConfig } from './app-config'
