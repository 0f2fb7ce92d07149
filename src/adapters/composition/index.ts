/** Knows everything, and binds it together: which fill stands at which port. */
export { openDesk } from './open-desk'
export { openDoor } from './open-door'
export { ports } from './tokens'
