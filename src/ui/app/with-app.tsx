import { createContext, use, type ReactNode } from 'react'
import { AppContext, type AppFacade } from '../app-facade'
import type { Lazy } from '../lazy'

export const LazyAppContext = createContext<Lazy<AppFacade> | undefined>(undefined)

/** Suspends until the app facade is loaded, then provides it to `useApp`. */
export const WithApp = ({ children }: { readonly children: ReactNode }) => {
  const loadApp = use(LazyAppContext)
  if (loadApp === undefined) throw new Error('There is no LazyAppContext above this screen.')
  return <AppContext value={use(loadApp())}>{children}</AppContext>
}
