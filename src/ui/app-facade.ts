import { createContext, use } from 'react'
import type { AlertActions, AlertsStore } from '../application/alert'
import type { LogIn, LogOut, SessionStore } from '../application/session'
import type { AccountFacade } from '../application/account'
import type { AdministrationFacade } from '../application/administration'
import type { ColleagueFacade } from '../application/colleague'
import type { ConnectionStore } from '../application/connection'
import type { DriverFacade } from '../application/driver'
import type { HistoryFacade } from '../application/history'
import type { ImportFacade, UnfinishedImportStore } from '../application/import'
import type { OptimisationFacade } from '../application/optimisation'
import type { LockFacade } from '../application/lock'
import type { MoveFacade } from '../application/move'
import type { MapFacade } from '../application/map'
import type { PlanFacade } from '../application/plan'
import type { ProjectFacade } from '../application/project'
import type { RouteFacade } from '../application/route'
import type { SelectionFacade } from '../application/selection'
import type { ThemeFacade } from '../application/settings'
import type { ShortcutsFacade } from '../application/shortcuts'
import type { StopFacade } from '../application/stop'
import type { TimelineFacade } from '../application/timeline'
import type { ToastFacade } from '../application/toast'
import type { AppConfig } from '../domain/config'

/** All that the login screen needs, so that it works before the app facade is loaded. */
export type Auth = {
  readonly session: Pick<SessionStore, 'user'>
  readonly alerts: Pick<AlertsStore, 'visible'>
  readonly alertActions: AlertActions
  readonly logIn: LogIn
  readonly logOut: LogOut
}

export const AuthContext = createContext<Auth | undefined>(undefined)

export const useAuth = (): Auth => {
  const auth = use(AuthContext)
  if (auth === undefined) throw new Error('There is no AuthContext above this screen.')
  return auth
}

/** The stores and actions that screens use; each screen takes only those it needs. */
export type AppFacade = Auth & {
  readonly config: AppConfig
  /** false where the browser offers no clipboard, or the user refuses access */
  readonly copyText: (text: string) => Promise<boolean>
  readonly theme: ThemeFacade
  readonly plan: PlanFacade
  readonly project: ProjectFacade
  readonly driver: DriverFacade
  readonly account: AccountFacade
  readonly administration: AdministrationFacade
  readonly stop: StopFacade
  readonly route: RouteFacade
  readonly map: MapFacade<HTMLElement>
  readonly colleague: ColleagueFacade
  readonly toast: ToastFacade
  readonly history: HistoryFacade
  readonly shortcuts: ShortcutsFacade
  readonly optimise: OptimisationFacade
  readonly lock: LockFacade
  readonly move: MoveFacade
  readonly selection: SelectionFacade
  readonly timeline: TimelineFacade
  /** loads the import on its first use */
  readonly openImport: () => Promise<ImportFacade>
  readonly unfinishedImport: Pick<UnfinishedImportStore, 'value'>
  readonly connection: Pick<ConnectionStore, 'problem'>
}

export const AppContext = createContext<AppFacade | undefined>(undefined)

export const useApp = (): AppFacade => {
  const app = use(AppContext)
  if (app === undefined) throw new Error('There is no AppContext above this screen.')
  return app
}
