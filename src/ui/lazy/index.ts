/** Responsible for modules that are loaded on first use or preloaded. */
export { lazyOf, type Lazy, loadLazy, lazyComponentOf, LazyLoadError, type Preloadable } from './lazy-component'

export { reloadPage } from './reload-page'
