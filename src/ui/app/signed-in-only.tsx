import { observer } from 'mobx-react-lite'
import { Navigate, Outlet } from 'react-router-dom'
import { useAuth } from '../auth'
import { WithActions } from './with-actions'

/** §2, §6: only a stored user is let in; a session that ends here goes to /login as well. */
export const SignedInOnly = observer(() =>
  useAuth().session.user === undefined ? (
    <Navigate to="/login" replace />
  ) : (
    <WithActions>
      <Outlet />
    </WithActions>
  ),
)
