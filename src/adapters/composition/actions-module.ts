import { ContainerModule } from 'inversify'
import { decodeSentChange } from '../../../contract/history'
import { accountActions } from '../../application/account'
import { administrationActions } from '../../application/administration'
import { colleagueActions } from '../../application/colleague'
import { ConnectionStore, keepConnected } from '../../application/connection'
import { driverActions } from '../../application/driver'
import { historyActions } from '../../application/history'
import { toggleLock } from '../../application/lock'
import { moveActions } from '../../application/move'
import { optimisationActions } from '../../application/optimisation'
import { changeProject, planActions } from '../../application/plan'
import { projectActions } from '../../application/project'
import { routeActions } from '../../application/route'
import { selectionActions } from '../../application/selection'
import { chooseTheme, ThemeStore } from '../../application/settings'
import { shortcutsActions, ShortcutsStore } from '../../application/shortcuts'
import { CarriersStore, stopActions } from '../../application/stop'
import { timelineActions } from '../../application/timeline'
import { toastActions, ToastStore } from '../../application/toast'
import { createMap } from './create-map'
import { ports, tokens } from './tokens'

/** Binds the store and the actions of each module of the application; each is made on first use. */
export const actionsModule = new ContainerModule(({ bind }) => {
  bind(tokens.carriers).toDynamicValue(() => new CarriersStore())
  bind(tokens.colleague).toDynamicValue((context) =>
    colleagueActions({
      session: context.get(tokens.auth).session,
      toasts: context.get(tokens.toast),
      clock: context.get(ports.clock),
    }),
  )
  bind(tokens.plan).toDynamicValue((context) =>
    planActions({
      projects: context.get(ports.projects),
      stops: context.get(ports.stops),
      decodeChange: decodeSentChange,
      colleagues: context.get(tokens.colleague),
      carriers: context.get(tokens.carriers),
      alerts: context.get(tokens.auth).alertActions,
      userStorage: context.get(ports.userStorage),
      cookies: context.get(ports.cookies),
      callServer: context.get(tokens.auth).callServer,
    }),
  )
  bind(tokens.project).toDynamicValue((context) =>
    projectActions({
      gateway: context.get(ports.projects),
      files: context.get(ports.fileSaver),
      cookies: context.get(ports.cookies),
      plan: context.get(tokens.plan).store,
      close: context.get(tokens.plan).close,
      callServer: context.get(tokens.auth).callServer,
    }),
  )
  bind(tokens.toast).toDynamicValue((context) => {
    const store = new ToastStore()
    return { store, ...toastActions({ toasts: store, clock: context.get(ports.clock) }) }
  })
  bind(tokens.history).toDynamicValue((context) =>
    historyActions({
      history: context.get(ports.history),
      plan: context.get(tokens.plan).store,
      apply: context.get(tokens.plan).apply,
      reload: context.get(tokens.plan).reload,
      session: context.get(tokens.auth).session,
      alerts: context.get(tokens.auth).alertActions,
      toasts: context.get(tokens.toast),
      callServer: context.get(tokens.auth).callServer,
      serverKeepsHistory: context.get(ports.config).serverKeepsHistory,
    }),
  )
  bind(tokens.driver).toDynamicValue((context) =>
    driverActions({
      gateway: context.get(ports.drivers),
      addresses: context.get(ports.addresses),
      plan: context.get(tokens.plan).store,
      toasts: context.get(tokens.toast),
      callServer: context.get(tokens.auth).callServer,
    }),
  )
  bind(tokens.account).toDynamicValue((context) =>
    accountActions({
      gateway: context.get(ports.account),
      callServer: context.get(tokens.auth).callServer,
      tab: context.get(ports.signInTab),
      userStorage: context.get(ports.userStorage),
      session: context.get(tokens.auth).session,
    }),
  )
  bind(tokens.administration).toDynamicValue((context) =>
    administrationActions({
      gateway: context.get(ports.administration),
      files: context.get(ports.fileSaver),
      callServer: context.get(tokens.auth).callServer,
    }),
  )
  bind(tokens.stop).toDynamicValue((context) =>
    stopActions({
      stops: context.get(ports.stops),
      routes: context.get(ports.routes),
      addresses: context.get(ports.addresses),
      calendar: context.get(ports.calendar),
      carriers: context.get(tokens.carriers),
      plan: context.get(tokens.plan).store,
      applyOwnChange: context.get(tokens.history).applyOwnChange,
      reload: context.get(tokens.plan).reload,
      updateMapView: context.get(tokens.map).updateMapView,
      moveStops: context.get(tokens.move).moveStops,
      session: context.get(tokens.auth).session,
      alerts: context.get(tokens.auth).alertActions,
      callServer: context.get(tokens.auth).callServer,
      trackEdit: context.get(tokens.history).trackEdit,
    }),
  )
  bind(tokens.route).toDynamicValue((context) =>
    routeActions({
      routes: context.get(ports.routes),
      toasts: context.get(tokens.toast),
      plan: context.get(tokens.plan).store,
      applyOwnChange: context.get(tokens.history).applyOwnChange,
      callServer: context.get(tokens.auth).callServer,
      trackEdit: context.get(tokens.history).trackEdit,
    }),
  )
  bind(tokens.lock).toDynamicValue((context) => {
    const { store: plan } = context.get(tokens.plan)
    const { trackEdit, applyOwnChange } = context.get(tokens.history)
    const { callServer } = context.get(tokens.auth)
    // `toggleLock` tracks the lock, from the press on.
    const edit = changeProject({ plan, callServer, trackEdit: (made) => made, applyOwnChange })
    return {
      toggle: toggleLock({
        locks: context.get(ports.locks),
        plan,
        changeProject: edit,
        trackEdit,
        untilMovesAnswered: context.get(tokens.move).untilAnswered,
      }),
    }
  })
  bind(tokens.move).toDynamicValue((context) =>
    moveActions({
      clock: context.get(ports.clock),
      alerts: context.get(tokens.auth).alertActions,
      moves: context.get(ports.moves),
      plan: context.get(tokens.plan).store,
      reload: context.get(tokens.plan).reload,
      session: context.get(tokens.auth).session,
      applyOwnChange: context.get(tokens.history).applyOwnChange,
      undoChange: context.get(tokens.history).undoSingle,
      callServer: context.get(tokens.auth).callServer,
      trackEdit: context.get(tokens.history).trackEdit,
    }),
  )
  bind(tokens.selection).toDynamicValue(() => selectionActions())
  bind(tokens.timeline).toDynamicValue((context) => timelineActions({ clock: context.get(ports.clock) }))
  bind(tokens.optimisation).toDynamicValue((context) =>
    optimisationActions({
      jobs: context.get(ports.optimisation),
      jobStorage: context.get(ports.jobStorage),
      colleagues: context.get(tokens.colleague).store,
      plan: context.get(tokens.plan).store,
      applyOwnChange: context.get(tokens.history).applyOwnChange,
      reload: context.get(tokens.plan).reload,
      callServer: context.get(tokens.auth).callServer,
      trackEdit: context.get(tokens.history).trackEdit,
      calendar: context.get(ports.calendar),
      clock: context.get(ports.clock),
    }),
  )
  bind(tokens.map).toDynamicValue((context) =>
    createMap({
      plan: context.get(tokens.plan).store,
      optimisation: context.get(tokens.optimisation).store,
      selection: context.get(tokens.selection).store,
      session: context.get(tokens.auth).session,
      move: context.get(tokens.move),
      driver: context.get(tokens.driver).store,
      cookies: context.get(ports.cookies),
      config: context.get(ports.config),
    }),
  )
  bind(tokens.connection).toDynamicValue((context) => {
    const connection = new ConnectionStore()
    const { store: plan, follow, open, reload } = context.get(tokens.plan)
    return {
      store: connection,
      keepConnected: keepConnected({ follow, plan, open, reload, connection, clock: context.get(ports.clock) }),
    }
  })
  bind(tokens.theme).toDynamicValue((context) => {
    const themeStorage = context.get(ports.themeStorage)
    const store = new ThemeStore(themeStorage.load())
    return { store, choose: chooseTheme({ store, themeStorage }) }
  })
  bind(tokens.shortcuts).toDynamicValue((context) => {
    const shortcutsStorage = context.get(ports.shortcutsStorage)
    const store = new ShortcutsStore(shortcutsStorage.load())
    return { store, ...shortcutsActions({ store, shortcutsStorage }) }
  })
})
