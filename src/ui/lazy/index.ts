/** Responsible for modules that are loaded on first use or preloaded. */
export {
  loadOnce,
  type Lazy,
  loadOrThrowLazyLoadError,
  lazyComponent,
  LazyLoadError,
  preloadable,
  type Preloadable,
  reloadPage,
} from './lazy-component'
export { LazyPart } from './lazy-part'
