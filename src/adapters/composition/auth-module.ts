import { ContainerModule } from 'inversify'
import type { OpenDoor } from './create-auth'
import { tokens } from './tokens'

/** What was there before the desk. */
export const doorRoom = (door: OpenDoor): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.session).toConstantValue(door.session)
    bind(tokens.alerts).toConstantValue(door.alerts)
    bind(tokens.board).toConstantValue(door.board)
    bind(tokens.attempt).toConstantValue(door.attempt)
    bind(tokens.logIn).toConstantValue(door.logIn)
    bind(tokens.logOut).toConstantValue(door.logOut)
  })
