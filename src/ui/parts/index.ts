/** Knows the pieces that screens share. */
export { BusyButton } from './busy-button'
export { Field } from './field'
export { Icon } from './icon'
export type { IconName } from './icons'
export { Logo } from './logo'
export { Spinner } from './spinner'
