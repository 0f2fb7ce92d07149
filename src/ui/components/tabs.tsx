import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type Tab = {
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
  readonly count?: string | undefined
}

type TabsProps = {
  readonly ariaLabel: string
  readonly tabs: ReadonlyArray<Tab>
  /** shown at the end of the row of tabs */
  readonly children?: ReactNode
}

export const Tabs = ({ ariaLabel, tabs, children }: TabsProps) => (
  <nav className="tabs rr-tabs" aria-label={ariaLabel}>
    <ul>
      {tabs.map(({ label, to, isCurrent, count }) => (
        <li key={label} data-hold-open="">
          <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
            {`${label} `}
            {count === undefined ? null : <span className="rr-count">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
    {children === undefined ? null : <div className="rr-tabs__tools">{children}</div>}
  </nav>
)
