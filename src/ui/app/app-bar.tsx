import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useDesk } from '../desk'
import { Icon, Logo } from '../parts'

/** §2: the icon links show only when logged in. */
export const AppBar = observer(() => (
  <header className="rr-appbar">
    <Link className="rr-logo" to="/" aria-label="Rondrit, projects">
      <Logo />
      <span>Rondrit</span>
    </Link>
    {useDesk().session.user === undefined ? null : (
      <nav aria-label="User">
        <Link className="rr-icon-link" to="/login" aria-label="Logout" data-tip="Logout">
          <Icon name="logout" size={20} />
        </Link>
      </nav>
    )}
  </header>
))
