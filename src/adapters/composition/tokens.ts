import type { ServiceIdentifier } from 'inversify'
import type { AccountFacade, AccountGateway } from '../../application/account'
import type { AdministrationFacade, AdministrationGateway } from '../../application/administration'
import type { AddressGateway } from '../../application/address'
import type { Clock } from '../../application/alert'
import type { ColleagueServices } from '../../application/colleague'
import type { ConnectionStore, KeepConnected } from '../../application/connection'
import type { DriverGateway, DriverServices } from '../../application/driver'
import type { NetworkStatus } from '../../application/gateway'
import type { HistoryGateway, HistoryServices } from '../../application/history'
import type { ImportActionsPorts } from '../../application/import'
import type { LockFacade, LockGateway } from '../../application/lock'
import type { MoveFacade, MoveGateway } from '../../application/move'
import type { JobStorage, OptimisationGateway, OptimisationServices } from '../../application/optimisation'
import type { PlanServices } from '../../application/plan'
import type { FileSaver, ProjectGateway, ProjectServices } from '../../application/project'
import type { RouteFacade, RouteGateway } from '../../application/route'
import type { Clipboard, CookieStorage, OtherTabs, SignInTab, UserStorage } from '../../application/session'
import type { SelectionFacade } from '../../application/selection'
import type { ThemeFacade, ThemeStorage } from '../../application/settings'
import type { ShortcutsFacade, ShortcutsStorage } from '../../application/shortcuts'
import type { Calendar, CarriersStore, StopGateway, StopServices } from '../../application/stop'
import type { TimelineFacade } from '../../application/timeline'
import type { ToastActions, ToastStore } from '../../application/toast'
import type { AppConfig } from '../../domain/config'
import type { AuthServices } from './create-auth'
import type { MapServices } from './create-map'

/** A key of the container, with the type of its value. */
const token = <A>(name: string): ServiceIdentifier<A> => Symbol(name)

/** Adapters that only the import uses, loaded with it. */
export type ImportPorts = Pick<ImportActionsPorts, 'imports' | 'reader' | 'storage'>

/** The ports, which adapters implement. */
export const ports = {
  clock: token<Clock>('clock'),
  calendar: token<Calendar>('calendar'),
  userStorage: token<UserStorage>('user storage'),
  cookies: token<CookieStorage>('cookies'),
  otherTabs: token<OtherTabs>('other tabs'),
  clipboard: token<Clipboard>('clipboard'),
  signInTab: token<SignInTab>('sign-in tab'),
  network: token<NetworkStatus>('network'),
  config: token<AppConfig>('config'),
  themeStorage: token<ThemeStorage>('theme storage'),
  shortcutsStorage: token<ShortcutsStorage>('shortcuts storage'),
  projects: token<ProjectGateway>('projects'),
  fileSaver: token<FileSaver>('file saver'),
  stops: token<StopGateway>('stops'),
  routes: token<RouteGateway>('routes'),
  drivers: token<DriverGateway>('drivers'),
  account: token<AccountGateway>('account gateway'),
  administration: token<AdministrationGateway>('administration gateway'),
  addresses: token<AddressGateway>('addresses'),
  history: token<HistoryGateway>('history'),
  locks: token<LockGateway>('locks'),
  moves: token<MoveGateway>('moves'),
  loadImportPorts: token<() => Promise<ImportPorts>>('import ports'),
  optimisation: token<OptimisationGateway>('optimisation gateway'),
  jobStorage: token<JobStorage>('job storage'),
}

/** The store and the actions of each module of the application. */
export const tokens = {
  auth: token<AuthServices>('auth'),
  carriers: token<CarriersStore>('carriers'),
  plan: token<PlanServices>('plan'),
  project: token<ProjectServices>('project'),
  stop: token<StopServices>('stop'),
  route: token<RouteFacade>('route'),
  driver: token<DriverServices>('driver'),
  account: token<AccountFacade>('account'),
  administration: token<AdministrationFacade>('administration'),
  map: token<MapServices>('map'),
  colleague: token<ColleagueServices>('colleague'),
  toast: token<ToastActions & { readonly store: ToastStore }>('toast'),
  history: token<HistoryServices>('history'),
  lock: token<LockFacade>('lock'),
  move: token<MoveFacade>('move'),
  selection: token<SelectionFacade>('selection'),
  timeline: token<TimelineFacade>('timeline'),
  optimisation: token<OptimisationServices>('optimisation'),
  connection: token<{ readonly store: ConnectionStore; readonly keepConnected: KeepConnected }>('connection'),
  theme: token<ThemeFacade>('theme'),
  shortcuts: token<ShortcutsFacade>('shortcuts'),
}
