import type { AddressBook } from '../../application/address'
import type { AlertBoard, AlertsStore, Clock } from '../../application/alert'
import type { Connection } from '../../application/gateway'
import type { ConnectionStore, KeepUp } from '../../application/connection'
import type { DriverDesk, DriverGateway, DriversStore } from '../../application/driver'
import type {
  AnnounceChange,
  HistoryDesk,
  HistoryGateway,
  HistoryHand,
  HistoryStore,
  LoadHistory,
  ReadHistory,
  TurnChanges,
} from '../../application/history'
import type { FollowJob, JobGateway, JobKeeper, JobStore, OptimiseDesk, TurnToProject } from '../../application/optimisation'
import type { LockDesk, LockGateway } from '../../application/lock'
import type { MapDesk, MapStore, TellMap } from '../../application/map'
import type {
  Changing,
  FollowPlan,
  PlanDesk,
  PlanStore,
  ReadPlan,
  RefreshPlan,
  ReloadPlan,
} from '../../application/plan'
import type { FileSaver, ProjectDesk, ProjectGateway, ProjectsStore } from '../../application/project'
import type { RouteDesk, RouteGateway } from '../../application/route'
import type {
  Attempt,
  Clipboard,
  CookieKeeper,
  Elsewhere,
  LogIn,
  LogOut,
  SessionKeeper,
  SessionStore,
} from '../../application/session'
import type { ThemeDesk, ThemeKeeper } from '../../application/settings'
import type { ShortcutsDesk, ShortcutsKeeper } from '../../application/shortcuts'
import type { BrowsingStore, Calendar, CarriersStore, StopDesk, StopGateway, UploadStore } from '../../application/stop'
import type { ToastBoard, ToastDesk, ToastStore } from '../../application/toast'
import type { AppConfig } from '../../domain/config'
import { token } from './token'

/** What the outside world fills. */
export const ports = {
  clock: token<Clock>('clock'),
  calendar: token<Calendar>('calendar'),
  sessionKeeper: token<SessionKeeper>('session keeper'),
  cookies: token<CookieKeeper>('cookies'),
  elsewhere: token<Elsewhere>('elsewhere'),
  clipboard: token<Clipboard>('clipboard'),
  connection: token<Connection>('connection'),
  config: token<AppConfig>('config'),
  theme: token<ThemeKeeper>('theme'),
  shortcuts: token<ShortcutsKeeper>('shortcuts'),
  projects: token<ProjectGateway>('projects'),
  files: token<FileSaver>('files'),
  stops: token<StopGateway>('stops'),
  routes: token<RouteGateway>('routes'),
  drivers: token<DriverGateway>('drivers'),
  addresses: token<AddressBook>('addresses'),
  history: token<HistoryGateway>('history'),
  locks: token<LockGateway>('locks'),
  jobs: token<JobGateway>('jobs'),
  jobKeeper: token<JobKeeper>('job keeper'),
}

/** What is made of it. */
export const tokens = {
  alerts: token<AlertsStore>('alerts'),
  board: token<AlertBoard>('board'),
  session: token<SessionStore>('session'),
  attempt: token<Attempt>('attempt'),
  logIn: token<LogIn>('log in'),
  logOut: token<LogOut>('log out'),
  plan: token<PlanStore>('plan'),
  readPlan: token<ReadPlan>('read plan'),
  reloadPlan: token<ReloadPlan>('reload plan'),
  refreshPlan: token<RefreshPlan>('refresh plan'),
  changing: token<Changing>('changing'),
  planDesk: token<PlanDesk>('plan desk'),
  projectList: token<ProjectsStore>('project list'),
  projectDesk: token<ProjectDesk>('project desk'),
  routeDesk: token<RouteDesk>('route desk'),
  drivers: token<DriversStore>('driver list'),
  driverDesk: token<DriverDesk>('driver desk'),
  carriers: token<CarriersStore>('carriers'),
  upload: token<UploadStore>('upload'),
  browsing: token<BrowsingStore>('browsing'),
  stopDesk: token<StopDesk>('stop desk'),
  map: token<MapStore>('map'),
  tellMap: token<TellMap>('tell map'),
  mapDesk: token<MapDesk<HTMLElement>>('map desk'),
  toasts: token<ToastStore>('toasts'),
  toastBoard: token<ToastBoard>('toast board'),
  toastDesk: token<ToastDesk>('toast desk'),
  history: token<HistoryStore>('history'),
  readHistory: token<ReadHistory>('read history'),
  loadHistory: token<LoadHistory>('load history'),
  turnChanges: token<TurnChanges>('turn changes'),
  historyHand: token<HistoryHand>('history hand'),
  announceChange: token<AnnounceChange>('announce change'),
  historyDesk: token<HistoryDesk>('history desk'),
  lockDesk: token<LockDesk>('lock desk'),
  job: token<JobStore>('job'),
  followJob: token<FollowJob>('follow job'),
  turnToProject: token<TurnToProject>('turn to project'),
  optimiseDesk: token<OptimiseDesk>('optimise desk'),
  connection: token<ConnectionStore>('connection store'),
  followPlan: token<FollowPlan>('follow plan'),
  keepUp: token<KeepUp>('keep up'),
  shortcutsDesk: token<ShortcutsDesk>('shortcuts desk'),
  themeDesk: token<ThemeDesk>('theme desk'),
}
