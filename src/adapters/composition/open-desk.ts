import 'reflect-metadata'
import { Container, type ContainerModule } from 'inversify'
import { resumeSession } from '../../application/session'
import type { Desk } from '../../ui/app'
import { alertRoom } from './alert-room'
import { deskRoom } from './desk-room'
import { wireReactions } from './reactions'
import { sessionRoom } from './session-room'
import { ports, tokens } from './tokens'

/** Puts the app together on whatever fills its ports, and lets a stored user in again. */
export const openDesk = async (fills: ContainerModule): Promise<Desk> => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(fills, alertRoom, sessionRoom, deskRoom)
  wireReactions({
    alerts: container.get(tokens.alerts),
    board: container.get(tokens.board),
    clock: container.get(ports.clock),
  })
  await resumeSession({ keeper: container.get(ports.sessionKeeper), session: container.get(tokens.session) })()
  return container.get(tokens.desk)
}
