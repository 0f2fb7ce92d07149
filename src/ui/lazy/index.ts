/** Knows how parts of the pages come in files of their own: when they are wanted, or a little before. */
export { lazyOf, type Lazy } from './lazy'
export { loadLazy, lazyComponentOf, LazyLoadError, type Preloadable } from './lazy-component'
export { reloadPage } from './reload-page'
