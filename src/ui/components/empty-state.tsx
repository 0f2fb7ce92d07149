import type { ReactNode } from 'react'
import { Icon, type IconSvg } from './icon'

type EmptyStateProps = {
  readonly icon: IconSvg
  readonly message: string
  /** at most one button */
  readonly children?: ReactNode
}

export const EmptyState = ({ icon, message, children }: EmptyStateProps) => (
  <div className="rr-empty">
    <Icon icon={icon} />
    <p className="is-lead">{message}</p>
    {children === undefined ? null : <div className="rr-actions">{children}</div>}
  </div>
)
