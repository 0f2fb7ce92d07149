import type { AddressGateway } from '../../application/address'
import type { AlertActions, AlertsStore, Clock } from '../../application/alert'
import type { NetworkStatus } from '../../application/gateway'
import type { ConnectionStore, KeepConnected } from '../../application/connection'
import type { DriverFacade, DriverGateway, DriversStore } from '../../application/driver'
import type {
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
import type { MapFacade, MapStore, UpdateMapView } from '../../application/map'
import type {
  ApplyServerChange,
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
import type { ServiceIdentifier } from 'inversify'

/** A name in the container that remembers the type of what it stands for. */
export const token = <A>(name: string): ServiceIdentifier<A> => Symbol(name)

/** What the outside world fills. */
export const ports = {
  clock: token<Clock>('clock'),
  calendar: token<Calendar>('calendar'),
  userStorage: token<UserStorage>('user storage'),
  cookies: token<CookieStorage>('cookies'),
  otherTabs: token<OtherTabs>('other tabs'),
  clipboard: token<Clipboard>('clipboard'),
  network: token<NetworkStatus>('network'),
  config: token<AppConfig>('config'),
  theme: token<ThemeStorage>('theme storage'),
  shortcuts: token<ShortcutsStorage>('shortcuts storage'),
  projects: token<ProjectGateway>('projects'),
  files: token<FileSaver>('files'),
  stops: token<StopGateway>('stops'),
  routes: token<RouteGateway>('routes'),
  drivers: token<DriverGateway>('drivers'),
  addresses: token<AddressGateway>('addresses'),
  history: token<HistoryGateway>('history'),
  locks: token<LockGateway>('locks'),
  optimisation: token<OptimisationGateway>('optimisation gateway'),
  jobStorage: token<JobStorage>('job storage'),
}

/** What is made of it. */
export const tokens = {
  alerts: token<AlertsStore>('alerts'),
  alertActions: token<AlertActions>('alert actions'),
  session: token<SessionStore>('session'),
  attempt: token<Attempt>('attempt'),
  logIn: token<LogIn>('log in'),
  logOut: token<LogOut>('log out'),
  plan: token<PlanStore>('plan'),
  readPlan: token<ReadPlan>('read plan'),
  reloadPlan: token<ReloadPlan>('reload plan'),
  applyServerChange: token<ApplyServerChange>('apply server change'),
  refreshPlan: token<RefreshPlan>('refresh plan'),
  changeProject: token<ChangeProject>('change project'),
  planFacade: token<PlanFacade>('plan facade'),
  projectList: token<ProjectsStore>('project list'),
  projectFacade: token<ProjectFacade>('project facade'),
  routeFacade: token<RouteFacade>('route facade'),
  drivers: token<DriversStore>('driver list'),
  driverFacade: token<DriverFacade>('driver facade'),
  carriers: token<CarriersStore>('carriers'),
  upload: token<UploadStore>('upload'),
  listState: token<ListStateStore>('list state'),
  stopFacade: token<StopFacade>('stop facade'),
  map: token<MapStore>('map'),
  updateMapView: token<UpdateMapView>('update map view'),
  mapFacade: token<MapFacade<HTMLElement>>('map facade'),
  toasts: token<ToastStore>('toasts'),
  toastActions: token<ToastActions>('toast actions'),
  toastFacade: token<ToastFacade>('toast facade'),
  history: token<HistoryStore>('history'),
  readHistory: token<ReadHistory>('read history'),
  loadHistory: token<LoadHistory>('load history'),
  runUndoRedo: token<RunUndoRedo>('run undo or redo'),
  historyActions: token<HistoryActions>('history actions'),
  applyOwnChange: token<ApplyServerChange>('apply own change'),
  historyFacade: token<HistoryFacade>('history facade'),
  lockFacade: token<LockFacade>('lock facade'),
  optimisation: token<OptimisationStore>('optimisation'),
  followJob: token<JobFollower>('follow job'),
  resumeJob: token<ResumeJob>('resume job'),
  optimisationFacade: token<OptimisationFacade>('optimisation facade'),
  connection: token<ConnectionStore>('connection store'),
  followPlan: token<FollowPlan>('follow plan'),
  keepConnected: token<KeepConnected>('keep connected'),
  shortcutsFacade: token<ShortcutsFacade>('shortcuts facade'),
  themeFacade: token<ThemeFacade>('theme facade'),
}
