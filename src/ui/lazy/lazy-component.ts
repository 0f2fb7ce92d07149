import { createElement, use, type ComponentType } from 'react'

export type LazyComponent<P> = ComponentType<P> & Preloadable

export type Preloadable = {
  /** never rejects: a failed load is thrown where the component is rendered */
  readonly preload: () => Promise<void>
}

/** A module could not be loaded. Not every browser requests it again, so that a retry may need a page reload. */
export class LazyLoadError extends Error {}

export const loadOrThrowLazyLoadError = async <A>(load: () => Promise<A>): Promise<A> => {
  try {
    return await load()
  } catch (error) {
    throw new LazyLoadError('A part of the page could not be loaded', { cause: error })
  }
}

export const preloadable = (load: Lazy<unknown>): Preloadable => ({
  preload: async () => {
    await load().catch(() => undefined)
  },
})

export const lazyComponent = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyComponent<P> => {
  const loadComponent = loadOnce(async () => (await loadOrThrowLazyLoadError(load)).default)
  const Loaded = (props: P) => createElement(use(loadComponent()), props)
  return Object.assign(Loaded, preloadable(loadComponent))
}

/** Starts on the first call; later calls return the same promise, until a while after it was rejected. */
export type Lazy<A> = () => Promise<A>

/** Time for React to render the failure, which would else load the module again and again. */
const FORGET_FAILURE_AFTER_MS = 1_000

export const loadOnce = <A>(load: () => Promise<A>): Lazy<A> => {
  let promise: Promise<A> | undefined
  const start = (): Promise<A> => {
    const started = load()
    // React's `use` reads `status`: a fulfilled promise renders at once, without showing the fallback.
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => setTimeout(() => (promise = undefined), FORGET_FAILURE_AFTER_MS),
    )
    return started
  }
  return () => (promise ??= start())
}

/** Offline it does nothing, because a reload would lose the parts that were loaded. */
export const reloadPage = (): void => {
  if (navigator.onLine) location.reload()
}
