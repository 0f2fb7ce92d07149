/** Knows everything, and binds it together: which fill stands at which port. */
export { openDesk } from './create-app'
export { openDoor } from './create-auth'
export { ports } from './tokens'
