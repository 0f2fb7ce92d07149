import { createContext, use, type ReactNode } from 'react'
import { DeskContext, type Desk } from '../actions'
import type { Coming } from '../lazy'

export const WorkContext = createContext<Coming<Desk> | undefined>(undefined)

/** What stands in here waits for the desk, and has it. */
export const AtWork = ({ children }: { readonly children: ReactNode }) => {
  const desk = use(WorkContext)
  if (desk === undefined) throw new Error('A screen stands outside the app.')
  return <DeskContext value={use(desk())}>{children}</DeskContext>
}
