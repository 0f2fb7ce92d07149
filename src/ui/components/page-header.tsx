import type { ReactNode } from 'react'
import { BackLink } from './back-link'

type PageHeadProps = {
  readonly title: string
  /** where Back leads */
  readonly back?: string
  /** whether it leads to where one came from instead, if that is known */
  readonly byHistory?: boolean
  /** what stands before the title: a route's number, say */
  readonly mark?: ReactNode
  readonly children?: ReactNode
}

/** The heading of a screen, and at its end what one can do there. */
export const PageHead = ({ title, back, byHistory = false, mark, children }: PageHeadProps) => (
  <div className="rr-page-head">
    {back === undefined ? null : <BackLink to={back} byHistory={byHistory} />}
    <div className="rr-page-title">
      {mark}
      <h1>{title}</h1>
    </div>
    {children === undefined ? null : <div className="is-end">{children}</div>}
  </div>
)
