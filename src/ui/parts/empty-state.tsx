import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icons'

type EmptyStateProps = {
  readonly icon: IconName
  readonly words: string
  /** at most one button */
  readonly children?: ReactNode
}

export const EmptyState = ({ icon, words, children }: EmptyStateProps) => (
  <div className="rr-empty">
    <Icon name={icon} />
    <p className="is-lead">{words}</p>
    {children === undefined ? null : <div className="rr-actions">{children}</div>}
  </div>
)
