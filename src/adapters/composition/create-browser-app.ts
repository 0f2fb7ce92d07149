import type { AppConfig } from '../../domain/config'
import type { Desk } from '../../ui/app'
import { openDesk } from './create-app'
import type { OpenDoor } from './create-auth'
import { outsideWorld } from './browser-adapters'

/** The desk on the outside world, loaded once somebody is let in or the page has nothing else to do. */
export const openWork = (config: AppConfig, door: OpenDoor): Desk => openDesk(outsideWorld(config), door)
