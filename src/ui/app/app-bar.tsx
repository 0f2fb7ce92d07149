import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useDoor } from '../door'
import { Icon, Logo } from '../parts'

/** §2: the icon links show only when logged in. */
export const AppBar = observer(() => (
  <header className="rr-appbar">
    <Link className="rr-logo" to="/" aria-label="Rondrit, projects">
      <Logo />
      <span>Rondrit</span>
    </Link>
    {useDoor().session.user === undefined ? null : (
      <nav aria-label="User">
        <Link className="rr-icon-link" to="/account" aria-label="Account" data-tip="Account">
          <Icon name="account" size={20} />
        </Link>
        <Link className="rr-icon-link" to="/login" aria-label="Logout" data-tip="Logout">
          <Icon name="logout" size={20} />
        </Link>
      </nav>
    )}
  </header>
))
