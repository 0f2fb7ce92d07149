import type { Container } from 'inversify'
import type { Desk } from '../../ui/app'
import { ports, tokens } from './tokens'

/** What lies ready for the screens. */
export const deskOf = (container: Pick<Container, 'get'>): Desk => ({
  session: container.get(tokens.session),
  alerts: container.get(tokens.alerts),
  board: container.get(tokens.board),
  logIn: container.get(tokens.logIn),
  logOut: container.get(tokens.logOut),
  config: container.get(ports.config),
  clipboard: container.get(ports.clipboard),
  theme: container.get(tokens.themeDesk),
  plan: container.get(tokens.planDesk),
  project: container.get(tokens.projectDesk),
  driver: container.get(tokens.driverDesk),
  stop: container.get(tokens.stopDesk),
  route: container.get(tokens.routeDesk),
  map: container.get(tokens.mapDesk),
  toast: container.get(tokens.toastDesk),
  history: container.get(tokens.historyDesk),
  shortcuts: container.get(tokens.shortcutsDesk),
  connection: container.get(tokens.connection),
  optimise: container.get(tokens.optimiseDesk),
  lock: container.get(tokens.lockDesk),
})
