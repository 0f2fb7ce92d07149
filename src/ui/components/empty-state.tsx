import type { ReactNode } from 'react'
import type { Drawing } from './icon-svg'
import { Icon } from './icon'

type EmptyStateProps = {
  readonly icon: Drawing
  readonly words: string
  /** at most one button */
  readonly children?: ReactNode
}

export const EmptyState = ({ icon, words, children }: EmptyStateProps) => (
  <div className="rr-empty">
    <Icon drawing={icon} />
    <p className="is-lead">{words}</p>
    {children === undefined ? null : <div className="rr-actions">{children}</div>}
  </div>
)
