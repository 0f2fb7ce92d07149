import { createContext, use, type ReactNode, Suspense, type ComponentType } from 'react'
import { AppContext, type AppFacade } from '../app-facade'
import { type Lazy, lazyComponent, type Preloadable } from '../lazy'

export const LazyAppContext = createContext<Lazy<AppFacade> | undefined>(undefined)

/** Suspends until the app facade is loaded, then provides it to `useApp`. */
export const WithApp = ({ children }: { readonly children: ReactNode }) => {
  const loadApp = use(LazyAppContext)
  if (loadApp === undefined) throw new Error('There is no LazyAppContext above this screen.')
  return <AppContext value={use(loadApp())}>{children}</AppContext>
}

/** A part of the page that is loaded and shown only once the app facade is loaded. */
export const lazyPartWithApp = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & Preloadable => {
  const Component = lazyComponent(async () => ({ default: await load() }))
  const Part = (props: P) => (
    <Suspense fallback={null}>
      <WithApp>
        <Component {...props} />
      </WithApp>
    </Suspense>
  )
  return Object.assign(Part, { preload: Component.preload })
}
