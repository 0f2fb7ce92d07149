/** Knows the frame in which every screen stands: addresses, who is let in, the 8/4 split and the alerts. */
export { App } from './app'
export { Frame } from './frame'
export { prepareAll, prepareAt } from './preparing'
export type { Desk } from '../desk'
export type { Door } from '../door'
export { arrived, comingOf } from '../piece'
