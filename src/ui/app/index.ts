/** Responsible for the page around the screens: route table, sign-in guard, 8/4 layout, alerts and shortcuts. */
export { App } from './app'
export { Frame } from './frame'
export { preloadAllScreens, preloadPage } from './preload'
export type { AppFacade, Auth } from '../app-facade'
export { loadOrThrowLazyLoadError, loadOnce } from '../lazy'
