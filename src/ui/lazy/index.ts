/** Responsible for modules that are loaded on first use or preloaded. */
export {
  lazyOf,
  type Lazy,
  loadLazy,
  lazyComponentOf,
  LazyLoadError,
  type Preloadable,
  reloadPage,
} from './lazy-component'
export { LazyPart } from './lazy-part'
