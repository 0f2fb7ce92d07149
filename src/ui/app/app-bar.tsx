import { observer } from 'mobx-react-lite'
import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '../auth'
import { Icon, IconLink, Logo, accountIcon, logoutIcon } from '../components'

/** §2: the icon links show only when logged in. */
export const AppBar = observer(() => (
  <header className="rr-appbar">
    <Link className="rr-logo" to="/" aria-label="Rondrit, projects">
      <Logo />
      <span>Rondrit</span>
    </Link>
    {useAuth().session.user === undefined ? null : (
      <nav aria-label="User">
        <AccountLink />
        <Link className="rr-icon-link" to="/login" aria-label="Logout" data-tip="Logout">
          <Icon icon={logoutIcon} size={20} />
        </Link>
      </nav>
    )}
  </header>
))

const AccountLink = () => {
  const isCurrent = useLocation().pathname === '/account'
  return <IconLink label="Account" icon={accountIcon} to="/account" size={20} isCurrent={isCurrent} />
}
