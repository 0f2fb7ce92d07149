import { createContext, createElement, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { AppContext, type AppFacade } from '../app-facade'
import { type Lazy, loadOnce, loadOrThrowLazyLoadError, preloadable, type Preloadable } from '../lazy'

export const LazyAppContext = createContext<Lazy<AppFacade> | undefined>(undefined)

const useLoadApp = (): Lazy<AppFacade> => {
  const loadApp = use(LazyAppContext)
  if (loadApp === undefined) throw new Error('There is no LazyAppContext above this screen.')
  return loadApp
}

/** Suspends until the app facade is loaded, then provides it to `useApp`. */
export const WithApp = ({ children }: { readonly children: ReactNode }) => (
  <AppContext value={use(useLoadApp()())}>{children}</AppContext>
)

type LoadedPart<P> = { readonly app: AppFacade; readonly Component: ComponentType<P> } | { readonly error: unknown }

/**
 * A part of the page that is loaded and shown only once the app facade is loaded. It does not suspend: on a busy computer,
 * React 19.3 left out one map in a hundred that had suspended, until the page was loaded again.
 */
export const lazyPartWithApp = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & Preloadable => {
  const loadComponent = loadOnce(() => loadOrThrowLazyLoadError(load))
  const Part = (props: P) => {
    const loadApp = useLoadApp()
    const [part, setPart] = useState<LoadedPart<P>>()
    useEffect(() => {
      let isShown = true
      const loadPart = async (): Promise<LoadedPart<P>> => ({ app: await loadApp(), Component: await loadComponent() })
      const show = async (): Promise<void> => {
        const loaded = await loadPart().catch((error: unknown) => ({ error }))
        if (isShown) setPart(loaded)
      }
      void show()
      return () => {
        isShown = false
      }
    }, [loadApp])
    if (part === undefined) return null
    if ('error' in part) throw part.error
    return <AppContext value={part.app}>{createElement(part.Component, props)}</AppContext>
  }
  return Object.assign(Part, preloadable(loadComponent))
}
