import { AuthContext, useAuth, type Auth, type AppFacade } from '../app-facade'
import type { Lazy } from '../lazy'
import { LazyAppContext, WithApp } from './with-app'
import { Shell } from './shell'
import { Suspense } from 'react'
import { Navigate, Route, Routes, Outlet } from 'react-router-dom'
import Login from '../screens/login'
import {
  Account,
  Audit,
  Corrections,
  NewProject,
  NotFound,
  ProjectPage,
  Projects,
  SetPassword,
  Settings,
  SignedIn,
  Users,
  SignInByService,
} from './lazy-pages'
import { observer } from 'mobx-react-lite'
export type FrameProps = { readonly auth: Auth; readonly loadApp: Lazy<AppFacade> }

/** The whole page without the router, so that tests can supply their own. */
export const Frame = ({ auth, loadApp }: FrameProps) => (
  <AuthContext value={auth}>
    <LazyAppContext value={loadApp}>
      <Shell>
        <AppRoutes />
      </Shell>
    </LazyAppContext>
  </AuthContext>
)

/** The pages and their addresses (§2). */
const AppRoutes = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route
        path="/login"
        element={
          <Login>
            <SignInByService />
          </Login>
        }
      />
      <Route
        path="/signed-in"
        element={
          <WithApp>
            <SignedIn />
          </WithApp>
        }
      />
      <Route
        path="/settings"
        element={
          <WithApp>
            <Settings />
          </WithApp>
        }
      />
      <Route
        path="/set-password"
        element={
          <WithApp>
            <SetPassword />
          </WithApp>
        }
      />
      <Route element={<SignedInOnly />}>
        <Route index element={<Navigate to="/projects" replace />} />
        <Route path="/account" element={<Account />} />
        <Route path="/users" element={<Users />} />
        <Route path="/audit" element={<Audit />} />
        <Route path="/corrections" element={<Corrections />} />
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
    <WithApp>
      <Outlet />
    </WithApp>
  ),
)
