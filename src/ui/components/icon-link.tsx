import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon, Spinner, type IconSvg } from './icon'
import { rowFocusProps } from './row-navigation'
import { DisabledReasonNote, disabledProps, type DisabledReason } from './button'
import './icon-link.css'

type IconLinkProps = {
  readonly label: string
  readonly icon: IconSvg
  readonly to: string
  readonly tip?: string
  readonly size?: 16 | 20
  /** whether the label shows beside the icon where the panel is wide enough */
  readonly showsLabel?: boolean
  readonly isCurrent?: boolean
  readonly busy?: boolean
  /** whether Up and Down focus it as its row's main link */
  readonly isRowTarget?: boolean
  readonly disabledReason?: DisabledReason
}

export const IconLink = ({
  label,
  tip = label,
  showsLabel = false,
  isCurrent = false,
  disabledReason,
  ...otherProps
}: IconLinkProps) => {
  const id = useId()
  const { icon, to, size = 16, busy = false, isRowTarget = false } = otherProps
  const content = (
    <>
      {busy ? <Spinner size={14} /> : <Icon icon={icon} size={size} />}
      {showsLabel ? <span className="rr-hide-narrow">{label}</span> : null}
    </>
  )
  if (disabledReason !== undefined)
    return <DisabledLink id={id} label={label} disabledReason={disabledReason} content={content} />
  return (
    <Link
      className="rr-icon-link"
      to={to}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      aria-busy={busy}
      data-tip={tip}
      {...(isRowTarget ? rowFocusProps : {})}
    >
      {content}
    </Link>
  )
}

type DisabledLinkProps = {
  readonly id: string
  readonly label: string
  readonly disabledReason: string
  readonly content: ReactNode
}

/** An anchor without href is neither a link nor focusable, hence the role and the tab index. */
const DisabledLink = ({ id, label, disabledReason, content }: DisabledLinkProps) => (
  <>
    <span className="rr-icon-link" role="link" tabIndex={0} aria-label={label} {...disabledProps(id, disabledReason)}>
      {content}
    </span>
    <DisabledReasonNote id={id} reason={disabledReason} />
  </>
)
