import { createContext, use, type ReactNode } from 'react'
import { AppContext, type AppFacade } from '../actions'
import type { Lazy } from '../lazy'

export const LazyAppContext = createContext<Lazy<AppFacade> | undefined>(undefined)

/** What stands in here waits for the desk, and has it. */
export const WithActions = ({ children }: { readonly children: ReactNode }) => {
  const loadApp = use(LazyAppContext)
  if (loadApp === undefined) throw new Error('A screen stands outside the app.')
  return <AppContext value={use(loadApp())}>{children}</AppContext>
}
