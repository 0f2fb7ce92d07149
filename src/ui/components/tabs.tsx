import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type Tab = {
  readonly words: string
  readonly to: string
  readonly isCurrent: boolean
  readonly count?: string | undefined
}

type TabsProps = {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab>
  /** what stands at the end of their line */
  readonly children?: ReactNode
}

export const Tabs = ({ label, tabs, children }: TabsProps) => (
  <nav className="tabs rr-tabs" aria-label={label}>
    <ul>
      {tabs.map(({ words, to, isCurrent, count }) => (
        <li key={words}>
          <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
            {`${words} `}
            {count === undefined ? null : <span className="rr-count">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
    {children === undefined ? null : <div className="rr-tabs__tools">{children}</div>}
  </nav>
)
