import { AuthContext, type Auth } from '../auth'
import type { AppFacade } from '../actions'
import type { Lazy } from '../lazy'
import { AppRoutes } from './app-routes'
import { LazyAppContext } from './with-actions'
import { Shell } from './shell'

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
