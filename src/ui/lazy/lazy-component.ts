import { createElement, use, type ComponentType } from 'react'

export type LazyComponent<P> = ComponentType<P> & Preloadable

export type Preloadable = {
  /** never rejects: a failed load is thrown where the component is rendered */
  readonly preload: () => Promise<void>
}

/** A module could not be loaded. A browser requests a module once per page, so that a retry needs a page reload. */
export class LazyLoadError extends Error {}

export const loadLazy = async <A>(load: () => Promise<A>): Promise<A> => {
  try {
    return await load()
  } catch (error) {
    throw new LazyLoadError('A part of the page could not be loaded', { cause: error })
  }
}

export const lazyComponentOf = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyComponent<P> => {
  const loadComponent = lazyOf(async () => (await loadLazy(load)).default)
  const Loaded = (props: P) => createElement(use(loadComponent()), props)
  return Object.assign(Loaded, {
    preload: async () => {
      await loadComponent().catch(() => undefined)
    },
  })
}

/** Starts on the first call; later calls return the same promise. */
export type Lazy<A> = () => Promise<A>

export const lazyOf = <A>(load: () => Promise<A>): Lazy<A> => {
  let promise: Promise<A> | undefined
  const start = (): Promise<A> => {
    const started = load()
    // React's `use` reads `status`: a fulfilled promise renders at once, without showing the fallback.
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => undefined,
    )
    return started
  }
  return () => (promise ??= start())
}

/** Offline it does nothing, because a reload would lose the parts that were loaded. */
export const reloadPage = (): void => {
  if (navigator.onLine) location.reload()
}
