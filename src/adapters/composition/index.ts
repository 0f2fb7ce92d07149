/** Responsible for binding ports to adapters, and for making the app. */
export { createApp } from './create-app'
export { createAuth } from './create-auth'
export { ports } from './tokens'
