/** Knows everything, and binds it together: which fill stands at which port. */
export { openDesk } from './open-desk'
export { ports } from './tokens'
