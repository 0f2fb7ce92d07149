import { createContext, use, type ReactNode } from 'react'
import { DeskContext, type Desk } from '../desk'

/** The desk, as soon as it is there; the same promise every time. */
export type OpenDesk = () => Promise<Desk>

export const WorkContext = createContext<OpenDesk | undefined>(undefined)

/** What stands in here waits for the desk, and has it. */
export const AtWork = ({ children }: { readonly children: ReactNode }) => {
  const open = use(WorkContext)
  if (open === undefined) throw new Error('A screen stands outside the app.')
  return <DeskContext value={use(open())}>{children}</DeskContext>
}
