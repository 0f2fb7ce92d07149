import { Suspense } from 'react'
import { Navigate, Route, Routes, Outlet } from 'react-router-dom'
import Login from '../screens/login'
import { WithActions } from './with-actions'
import { Account, NewProject, NotFound, ProjectPage, Projects, Settings } from './lazy-pages'
import { observer } from 'mobx-react-lite'
import { useAuth } from '../auth'

/** §2: the route table. */
export const AppRoutes = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route
        path="/settings"
        element={
          <WithActions>
            <Settings />
          </WithActions>
        }
      />
      <Route element={<SignedInOnly />}>
        <Route index element={<Navigate to="/projects" replace />} />
        <Route path="/account" element={<Account />} />
        <Route path="/projects" element={<Projects />} />
        <Route path="/projects/new" element={<NewProject />} />
        <Route path="/projects/*" element={<ProjectPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  </Suspense>
)

/** §2, §6: without a stored user, or once the session ends, every page leads to /login. */
const SignedInOnly = observer(() =>
  useAuth().session.user === undefined ? (
    <Navigate to="/login" replace />
  ) : (
    <WithActions>
      <Outlet />
    </WithActions>
  ),
)
