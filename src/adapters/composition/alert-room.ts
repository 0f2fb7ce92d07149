import { ContainerModule } from 'inversify'
import { alertBoard, AlertsStore } from '../../application/alert'
import { ports, tokens } from './tokens'

export const alertRoom = new ContainerModule(({ bind }) => {
  bind(tokens.alerts).toResolvedValue(() => new AlertsStore())
  bind(tokens.board).toResolvedValue((alerts, clock) => alertBoard({ alerts, clock }), [tokens.alerts, ports.clock])
})
