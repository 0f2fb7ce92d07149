import type { AddressGateway } from '../../application/address'
import type { AlertActions, AlertsStore, Clock } from '../../application/alert'
import type { NetworkStatus } from '../../application/gateway'
import type { ConnectionStore, KeepConnected } from '../../application/connection'
import type { DriverFacade, DriverGateway, DriversStore } from '../../application/driver'
import type {
  AnnounceChange,
  HistoryFacade,
  HistoryGateway,
  HistoryActions,
  HistoryStore,
  LoadHistory,
  ReadHistory,
  RunUndoRedo,
} from '../../application/history'
import type {
  JobFollower,
  OptimisationGateway,
  JobStorage,
  OptimisationStore,
  OptimisationFacade,
  ResumeJob,
} from '../../application/optimisation'
import type { LockFacade, LockGateway } from '../../application/lock'
import type { MapFacade, MapStore, ApplyMapMessage } from '../../application/map'
import type {
  ChangeProject,
  FollowPlan,
  PlanFacade,
  PlanStore,
  ReadPlan,
  RefreshPlan,
  ReloadPlan,
} from '../../application/plan'
import type { FileSaver, ProjectFacade, ProjectGateway, ProjectsStore } from '../../application/project'
import type { RouteFacade, RouteGateway } from '../../application/route'
import type {
  Attempt,
  Clipboard,
  CookieStorage,
  OtherTabs,
  LogIn,
  LogOut,
  UserStorage,
  SessionStore,
} from '../../application/session'
import type { ThemeFacade, ThemeStorage } from '../../application/settings'
import type { ShortcutsFacade, ShortcutsStorage } from '../../application/shortcuts'
import type {
  ListStateStore,
  Calendar,
  CarriersStore,
  StopFacade,
  StopGateway,
  UploadStore,
} from '../../application/stop'
import type { ToastActions, ToastFacade, ToastStore } from '../../application/toast'
import type { AppConfig } from '../../domain/config'
import { token } from './token'

/** What the outside world fills. */
export const ports = {
  clock: token<Clock>('clock'),
  calendar: token<Calendar>('calendar'),
  userStorage: token<UserStorage>('session keeper'),
  cookies: token<CookieStorage>('cookies'),
  otherTabs: token<OtherTabs>('elsewhere'),
  clipboard: token<Clipboard>('clipboard'),
  network: token<NetworkStatus>('connection'),
  config: token<AppConfig>('config'),
  theme: token<ThemeStorage>('theme'),
  shortcuts: token<ShortcutsStorage>('shortcuts'),
  projects: token<ProjectGateway>('projects'),
  files: token<FileSaver>('files'),
  stops: token<StopGateway>('stops'),
  routes: token<RouteGateway>('routes'),
  drivers: token<DriverGateway>('drivers'),
  addresses: token<AddressGateway>('addresses'),
  history: token<HistoryGateway>('history'),
  locks: token<LockGateway>('locks'),
  optimisation: token<OptimisationGateway>('jobs'),
  jobStorage: token<JobStorage>('job keeper'),
}

/** What is made of it. */
export const tokens = {
  alerts: token<AlertsStore>('alerts'),
  alertActions: token<AlertActions>('board'),
  session: token<SessionStore>('session'),
  attempt: token<Attempt>('attempt'),
  logIn: token<LogIn>('log in'),
  logOut: token<LogOut>('log out'),
  plan: token<PlanStore>('plan'),
  readPlan: token<ReadPlan>('read plan'),
  reloadPlan: token<ReloadPlan>('reload plan'),
  refreshPlan: token<RefreshPlan>('refresh plan'),
  changeProject: token<ChangeProject>('changing'),
  planFacade: token<PlanFacade>('plan desk'),
  projectList: token<ProjectsStore>('project list'),
  projectFacade: token<ProjectFacade>('project desk'),
  routeFacade: token<RouteFacade>('route desk'),
  drivers: token<DriversStore>('driver list'),
  driverFacade: token<DriverFacade>('driver desk'),
  carriers: token<CarriersStore>('carriers'),
  upload: token<UploadStore>('upload'),
  listState: token<ListStateStore>('browsing'),
  stopFacade: token<StopFacade>('stop desk'),
  map: token<MapStore>('map'),
  applyMapMessage: token<ApplyMapMessage>('tell map'),
  mapFacade: token<MapFacade<HTMLElement>>('map desk'),
  toasts: token<ToastStore>('toasts'),
  toastActions: token<ToastActions>('toast board'),
  toastFacade: token<ToastFacade>('toast desk'),
  history: token<HistoryStore>('history'),
  readHistory: token<ReadHistory>('read history'),
  loadHistory: token<LoadHistory>('load history'),
  runUndoRedo: token<RunUndoRedo>('turn changes'),
  historyActions: token<HistoryActions>('history hand'),
  announceChange: token<AnnounceChange>('announce change'),
  historyFacade: token<HistoryFacade>('history desk'),
  lockFacade: token<LockFacade>('lock desk'),
  optimisation: token<OptimisationStore>('job'),
  followJob: token<JobFollower>('follow job'),
  resumeJob: token<ResumeJob>('turn to project'),
  optimisationFacade: token<OptimisationFacade>('optimise desk'),
  connection: token<ConnectionStore>('connection store'),
  followPlan: token<FollowPlan>('follow plan'),
  keepConnected: token<KeepConnected>('keep up'),
  shortcutsFacade: token<ShortcutsFacade>('shortcuts desk'),
  themeFacade: token<ThemeFacade>('theme desk'),
}
