import { createElement, use, type ComponentType } from 'react'
import { lazyOf } from './lazy'

/** A part of the pages that is loaded when it is first wanted, or before that. */
export type LazyComponent<P> = ComponentType<P> & Preloadable

export type Preloadable = {
  /** Settles once it has arrived or failed to; the failure shows where the piece is used. */
  readonly preload: () => Promise<void>
}

/** A piece did not arrive. A browser asks for a file of code only once, so that it takes a new page to ask again. */
export class LazyLoadError extends Error {}

export const loadLazy = async <A>(load: () => Promise<A>): Promise<A> => {
  try {
    return await load()
  } catch (error) {
    throw new LazyLoadError('A part of the page did not arrive', { cause: error })
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
