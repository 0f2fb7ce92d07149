import type { ReactNode } from 'react'
import { walkRows } from './walk-rows'

/** Around a list whose rows one walks by Up and Down. */
export const RowWalk = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => (
  <div className={className} role="presentation" onKeyDown={walkRows}>
    {children}
  </div>
)
