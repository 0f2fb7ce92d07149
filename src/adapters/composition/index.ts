/** Binds ports to adapters, and makes the app. */
export { createApp } from './create-app'
export { createAuth } from './create-auth'
export { ports } from './tokens'
