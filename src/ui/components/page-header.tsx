import type { ReactNode } from 'react'
import { BackLink } from './back-link'

type PageHeaderProps = {
  readonly title: string
  /** where Back leads */
  readonly back?: string
  /** whether it leads to where one came from instead, if that is known */
  readonly usesHistory?: boolean
  /** what stands before the title: a route's number, say */
  readonly badge?: ReactNode
  readonly children?: ReactNode
}

/** The heading of a screen, and at its end what one can do there. */
export const PageHeader = ({ title, back, usesHistory = false, badge, children }: PageHeaderProps) => (
  <div className="rr-page-head">
    {back === undefined ? null : <BackLink to={back} usesHistory={usesHistory} />}
    <div className="rr-page-title">
      {badge}
      <h1>{title}</h1>
    </div>
    {children === undefined ? null : <div className="is-end">{children}</div>}
  </div>
)
