import 'reflect-metadata'
import { Container, ContainerModule } from 'inversify'
import { restoreMapView } from '../../application/map'
import type { AppFacade } from '../../ui/app'
import { connectionModule, planModule, projectModule } from './plan-module'
import { driverModule } from './driver-module'
import { historyModule, toastModule } from './history-module'
import { optimisationModule } from './optimisation-module'
import { lockModule, stopModule, routeModule } from './stop-module'
import { mapModule } from './map-module'
import type { AuthServices } from './create-auth'
import { wireReactions } from './reactions'
import { settingsModule, shortcutsModule } from './settings-module'
import { ports, tokens } from './tokens'

/** Puts the app together behind a door, on whatever fills its ports. */
export const createApp = (adapters: ContainerModule, auth: AuthServices): AppFacade => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(
    adapters,
    authModule(auth),
    planModule,
    projectModule,
    driverModule,
    stopModule,
    routeModule,
    mapModule,
    toastModule,
    historyModule,
    connectionModule,
    shortcutsModule,
    settingsModule,
    optimisationModule,
    lockModule,
  )
  wireReactions({
    toasts: container.get(tokens.toasts),
    toastActions: container.get(tokens.toastActions),
    clock: container.get(ports.clock),
    session: container.get(tokens.session),
    otherTabs: container.get(ports.otherTabs),
    plan: container.get(tokens.plan),
    carriers: container.get(tokens.carriers),
    projects: container.get(tokens.projectList),
    drivers: container.get(tokens.drivers),
    upload: container.get(tokens.upload),
    listState: container.get(tokens.listState),
    history: container.get(tokens.history),
    map: container.get(tokens.map),
    updateMapView: container.get(tokens.updateMapView),
    restoreMapView: restoreMapView({ map: container.get(tokens.map), cookies: container.get(ports.cookies) }),
    keepConnected: container.get(tokens.keepConnected),
    resumeJob: container.get(tokens.resumeJob),
    jobStorage: container.get(ports.jobStorage),
    connection: container.get(tokens.connection),
    network: container.get(ports.network),
  })
  return appFacadeOf(container)
}

/** What lies ready for the screens. */
const appFacadeOf = (container: Pick<Container, 'get'>): AppFacade => ({
  session: container.get(tokens.session),
  alerts: container.get(tokens.alerts),
  alertActions: container.get(tokens.alertActions),
  logIn: container.get(tokens.logIn),
  logOut: container.get(tokens.logOut),
  config: container.get(ports.config),
  clipboard: container.get(ports.clipboard),
  theme: container.get(tokens.themeFacade),
  plan: container.get(tokens.planFacade),
  project: container.get(tokens.projectFacade),
  driver: container.get(tokens.driverFacade),
  stop: container.get(tokens.stopFacade),
  route: container.get(tokens.routeFacade),
  map: container.get(tokens.mapFacade),
  toast: container.get(tokens.toastFacade),
  history: container.get(tokens.historyFacade),
  shortcuts: container.get(tokens.shortcutsFacade),
  connection: container.get(tokens.connection),
  optimise: container.get(tokens.optimisationFacade),
  lock: container.get(tokens.lockFacade),
})

/** What was there before the desk. */
const authModule = (auth: AuthServices): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.session).toConstantValue(auth.session)
    bind(tokens.alerts).toConstantValue(auth.alerts)
    bind(tokens.alertActions).toConstantValue(auth.alertActions)
    bind(tokens.attempt).toConstantValue(auth.attempt)
    bind(tokens.logIn).toConstantValue(auth.logIn)
    bind(tokens.logOut).toConstantValue(auth.logOut)
  })
