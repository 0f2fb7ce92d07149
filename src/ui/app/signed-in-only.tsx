import { observer } from 'mobx-react-lite'
import { Navigate, Outlet } from 'react-router-dom'
import { useDoor } from '../auth'
import { AtWork } from './with-actions'

/** §2, §6: only a stored user is let in; a session that ends here goes to /login as well. */
export const SignedInOnly = observer(() =>
  useDoor().session.user === undefined ? (
    <Navigate to="/login" replace />
  ) : (
    <AtWork>
      <Outlet />
    </AtWork>
  ),
)
