import * as E from 'fp-ts/Either'
import 'reflect-metadata'
import { Container, type ContainerModule } from 'inversify'
import { UnfinishedImportStore } from '../../application/import'
import { leaveMissingRoute, restoreMapView } from '../../application/map'
import { loadOnce, loadOrThrowLazyLoadError, type AppFacade } from '../../ui/app'
import type { AuthServices } from './create-auth'
import { actionsModule } from './actions-module'
import { startReactions } from './reactions'
import { ports, tokens } from './tokens'

/** Makes the app with these adapters; `auth` has the session that it shares with the log-in screen. */
export const createApp = (adapters: ContainerModule, auth: AuthServices): AppFacade => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(tokens.auth).toConstantValue(auth)
  container.load(adapters, actionsModule)
  wireAppReactions(container)
  return appFacadeOf(container)
}

type Services = Pick<Container, 'get'>

const wireAppReactions = (container: Services): void => {
  const [toast, stop] = [container.get(tokens.toast), container.get(tokens.stop)]
  const { store: map, updateMapView } = container.get(tokens.map)
  const mapViewPorts = { map, cookies: container.get(ports.cookies) }
  startReactions({
    colleague: container.get(tokens.colleague),
    toasts: toast.store,
    toastActions: toast,
    clock: container.get(ports.clock),
    session: container.get(tokens.auth).session,
    otherTabs: container.get(ports.otherTabs),
    plan: container.get(tokens.plan).store,
    carriers: container.get(tokens.carriers),
    projects: container.get(tokens.project).store,
    drivers: container.get(tokens.driver).store,
    upload: stop.uploadState,
    listState: stop.listState,
    history: container.get(tokens.history).store,
    selection: container.get(tokens.selection),
    move: container.get(tokens.move),
    map,
    updateMapView,
    leaveMissingRoute: leaveMissingRoute(mapViewPorts),
    restoreMapView: restoreMapView(mapViewPorts),
    keepConnected: container.get(tokens.connection).keepConnected,
    resumeJob: container.get(tokens.optimisation).resumeJob,
    optimisation: container.get(tokens.optimisation).store,
    declineAffectedRoutes: container.get(tokens.optimisation).declineAffectedRoutes,
    jobStorage: container.get(ports.jobStorage),
    connection: container.get(tokens.connection).store,
    network: container.get(ports.network),
  })
}

/** What the screens may use. */
const appFacadeOf = (container: Services): AppFacade => {
  const unfinishedImport = new UnfinishedImportStore()
  return {
    ...container.get(tokens.auth),
    config: container.get(ports.config),
    copyText: async (text) => E.isRight(await container.get(ports.clipboard).copy(text)()),
    theme: container.get(tokens.theme),
    plan: container.get(tokens.plan),
    project: container.get(tokens.project),
    driver: container.get(tokens.driver),
    account: container.get(tokens.account),
    administration: container.get(tokens.administration),
    stop: container.get(tokens.stop),
    route: container.get(tokens.route),
    map: container.get(tokens.map),
    colleague: container.get(tokens.colleague),
    toast: container.get(tokens.toast),
    history: container.get(tokens.history),
    shortcuts: container.get(tokens.shortcuts),
    connection: container.get(tokens.connection).store,
    optimise: container.get(tokens.optimisation),
    lock: container.get(tokens.lock),
    move: container.get(tokens.move),
    selection: container.get(tokens.selection),
    timeline: container.get(tokens.timeline),
    openImport: loadOnce(async () => {
      const [{ createImport }, importPorts] = await loadOrThrowLazyLoadError(() =>
        Promise.all([import('./create-import'), container.get(ports.loadImportPorts)()]),
      )
      return createImport(container, importPorts, unfinishedImport)
    }),
    unfinishedImport,
  }
}
