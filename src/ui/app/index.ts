/** Knows the frame in which every screen stands: addresses, who is let in, the 8/4 split and the alerts. */
export { App } from './app'
export { Frame } from './frame'
export { preloadAllScreens, preloadPage } from './preload'
export type { AppFacade } from '../actions'
export type { Auth } from '../auth'
export { loadLazy, lazyOf } from '../lazy'
