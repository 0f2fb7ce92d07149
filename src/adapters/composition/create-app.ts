import 'reflect-metadata'
import { Container, type ContainerModule } from 'inversify'
import { restoreMapView } from '../../application/map'
import type { AppFacade } from '../../ui/app'
import { connectionModule } from './connection-module'
import { appFacadeOf } from './app-facade'
import { authModule } from './auth-module'
import { driverModule } from './driver-module'
import { historyModule } from './history-module'
import { optimisationModule } from './optimisation-module'
import { lockModule } from './lock-module'
import { mapModule } from './map-module'
import type { AuthServices } from './create-auth'
import { planModule } from './plan-module'
import { projectModule } from './project-module'
import { wireReactions } from './reactions'
import { routeModule } from './route-module'
import { settingsModule } from './settings-module'
import { shortcutsModule } from './shortcuts-module'
import { stopModule } from './stop-module'
import { toastModule } from './toast-module'
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
    applyMapMessage: container.get(tokens.applyMapMessage),
    restoreMapView: restoreMapView({ map: container.get(tokens.map), cookies: container.get(ports.cookies) }),
    keepConnected: container.get(tokens.keepConnected),
    resumeJob: container.get(tokens.resumeJob),
    jobStorage: container.get(ports.jobStorage),
    connection: container.get(tokens.connection),
    network: container.get(ports.network),
  })
  return appFacadeOf(container)
}
