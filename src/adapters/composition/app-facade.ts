import type { Container } from 'inversify'
import type { AppFacade } from '../../ui/app'
import { ports, tokens } from './tokens'

/** What lies ready for the screens. */
export const appFacadeOf = (container: Pick<Container, 'get'>): AppFacade => ({
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
