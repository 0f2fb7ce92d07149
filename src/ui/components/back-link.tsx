import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Icon } from './icon'
import { backIcon } from './icons'

type BackLinkProps = {
  readonly to: string
  /** whether it leads to where one came from instead, if that is known */
  readonly usesHistory?: boolean
}

export const BackLink = ({ to, usesHistory = false }: BackLinkProps) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <Link
      className="button is-small"
      to={to}
      onClick={(event) => {
        // A visit that began at this address has no page to go back to.
        if (!usesHistory || key === 'default' || isNewTabClick(event)) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <Icon icon={backIcon} />
      Back
    </Link>
  )
}

type ClickModifiers = {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Such a click opens a tab or window of its own. */
const isNewTabClick = ({ altKey, ctrlKey, metaKey, shiftKey }: ClickModifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey
