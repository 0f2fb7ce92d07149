/** Knows everything, and binds it together: which fill stands at which port. */
export { createApp } from './create-app'
export { createAuth } from './create-auth'
export { ports } from './tokens'
