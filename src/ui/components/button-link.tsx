import { Link } from 'react-router-dom'
import { Icon, type IconSvg } from './icon'

const variants = {
  plain: 'button',
  primary: 'button is-primary',
  'small primary': 'button is-primary is-small',
} as const

type ButtonLinkProps = {
  readonly label: string
  readonly to: string
  readonly variant?: keyof typeof variants
  readonly icon?: IconSvg
}

/** A link styled as a button, for a main action that leads to another address. */
export const ButtonLink = ({ label, to, variant = 'plain', icon }: ButtonLinkProps) => (
  <Link className={variants[variant]} to={to}>
    {icon === undefined ? null : <Icon icon={icon} />}
    {label}
  </Link>
)
