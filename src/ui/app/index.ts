/** Knows the frame in which every screen stands: addresses, who is let in, the 8/4 split and the alerts. */
export { App } from './app'
export { Frame } from './frame'
export { prepareAll, prepareAt } from './preload'
export type { Desk } from '../actions'
export type { Door } from '../auth'
export { arrived, comingOf } from '../lazy'
