import type { AppConfig } from '../../domain/config'
import type { Desk } from '../../ui/app'
import { openDesk } from './open-desk'
import type { OpenDoor } from './open-door'
import { outsideWorld } from './outside-world'

/** The desk on the outside world, loaded once somebody is let in or the page has nothing else to do. */
export const openWork = (config: AppConfig, door: OpenDoor): Desk => openDesk(outsideWorld(config), door)
