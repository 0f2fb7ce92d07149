import type { AppConfig } from '../../domain/config'
import type { AppFacade } from '../../ui/app'
import { createApp } from './create-app'
import type { AuthServices } from './create-auth'
import { browserAdapters } from './browser-adapters'

/** The desk on the outside world, loaded once somebody is let in or the page has nothing else to do. */
export const createBrowserApp = (config: AppConfig, auth: AuthServices): AppFacade =>
  createApp(browserAdapters(config), auth)
