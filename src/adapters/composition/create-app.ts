import 'reflect-metadata'
import { Container, type ContainerModule } from 'inversify'
import { resumeMap } from '../../application/map'
import type { Desk } from '../../ui/app'
import { connectionRoom } from './connection-module'
import { deskOf } from './app-facade'
import { doorRoom } from './auth-module'
import { driverRoom } from './driver-module'
import { historyRoom } from './history-module'
import { jobRoom } from './optimisation-module'
import { lockRoom } from './lock-module'
import { mapRoom } from './map-module'
import type { OpenDoor } from './create-auth'
import { planRoom } from './plan-module'
import { projectRoom } from './project-module'
import { wireReactions } from './reactions'
import { routeRoom } from './route-module'
import { settingsRoom } from './settings-module'
import { shortcutsRoom } from './shortcuts-module'
import { stopRoom } from './stop-module'
import { toastRoom } from './toast-module'
import { ports, tokens } from './tokens'

/** Puts the app together behind a door, on whatever fills its ports. */
export const openDesk = (fills: ContainerModule, door: OpenDoor): Desk => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(
    fills,
    doorRoom(door),
    planRoom,
    projectRoom,
    driverRoom,
    stopRoom,
    routeRoom,
    mapRoom,
    toastRoom,
    historyRoom,
    connectionRoom,
    shortcutsRoom,
    settingsRoom,
    jobRoom,
    lockRoom,
  )
  wireReactions({
    toasts: container.get(tokens.toasts),
    toastBoard: container.get(tokens.toastBoard),
    clock: container.get(ports.clock),
    session: container.get(tokens.session),
    elsewhere: container.get(ports.elsewhere),
    plan: container.get(tokens.plan),
    carriers: container.get(tokens.carriers),
    projects: container.get(tokens.projectList),
    drivers: container.get(tokens.drivers),
    upload: container.get(tokens.upload),
    browsing: container.get(tokens.browsing),
    history: container.get(tokens.history),
    map: container.get(tokens.map),
    tellMap: container.get(tokens.tellMap),
    resumeMap: resumeMap({ map: container.get(tokens.map), cookies: container.get(ports.cookies) }),
    keepUp: container.get(tokens.keepUp),
    turnToProject: container.get(tokens.turnToProject),
    jobKeeper: container.get(ports.jobKeeper),
    connection: container.get(tokens.connection),
    network: container.get(ports.connection),
  })
  return deskOf(container)
}
