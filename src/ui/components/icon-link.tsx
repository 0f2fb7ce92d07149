import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Drawing } from './icon-svg'
import { Icon } from './icon'
import { Spinner } from './spinner'
import { rowMark } from './navigate-rows'
import { Reason, refusing, type WhyNot } from './disabled-reason'
import './icon-link.css'

type IconLinkProps = {
  readonly label: string
  readonly icon: Drawing
  readonly to: string
  readonly tip?: string
  readonly size?: 16 | 20
  /** whether the label stands beside the icon, where there is room for it */
  readonly inWords?: boolean
  readonly isCurrent?: boolean
  readonly busy?: boolean
  /** whether its row is about it: Up and Down find it */
  readonly isRow?: boolean
  readonly why?: WhyNot
}

export const IconLink = ({ label, tip = label, inWords = false, isCurrent = false, why, ...rest }: IconLinkProps) => {
  const id = useId()
  const { icon, to, size = 16, busy = false, isRow = false } = rest
  const inside = (
    <>
      {busy ? <Spinner size={14} /> : <Icon drawing={icon} size={size} />}
      {inWords ? <span className="rr-hide-narrow">{label}</span> : null}
    </>
  )
  if (why !== undefined) return <DeadLink id={id} label={label} why={why} inside={inside} />
  return (
    <Link
      className="rr-icon-link"
      to={to}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      aria-busy={busy}
      data-tip={tip}
      {...(isRow ? rowMark : {})}
    >
      {inside}
    </Link>
  )
}

type DeadLinkProps = {
  readonly id: string
  readonly label: string
  readonly why: string
  readonly inside: ReactNode
}

/** Without an address a browser sees no link here, hence the role and the tab stop. */
const DeadLink = ({ id, label, why, inside }: DeadLinkProps) => (
  <>
    <span className="rr-icon-link" role="link" tabIndex={0} aria-label={label} {...refusing(id, why)}>
      {inside}
    </span>
    <Reason id={id} why={why} />
  </>
)
