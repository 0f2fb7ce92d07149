import { Link } from 'react-router-dom'
import type { Drawing } from './icon-svg'
import { Icon } from './icon'

const looks = { plain: 'button', primary: 'button is-primary' } as const

type ButtonLinkProps = {
  readonly label: string
  readonly to: string
  readonly look?: keyof typeof looks
  readonly icon?: Drawing
}

/** Looks like a button, for it does what the screen is for; but it leads to an address. */
export const ButtonLink = ({ label, to, look = 'plain', icon }: ButtonLinkProps) => (
  <Link className={looks[look]} to={to}>
    {icon === undefined ? null : <Icon drawing={icon} />}
    {label}
  </Link>
)
