import type { AppConfig } from '../../domain/config'
import type { AppFacade } from '../../ui/app'
import { createApp } from './create-app'
import type { AuthServices } from './create-auth'
import { ContainerModule } from 'inversify'
import { apiKeyOf } from '../../domain/session'
import {
  browserCalendar,
  browserClipboard,
  browserClock,
  browserNetworkStatus,
  browserCookieStorage,
  browserOtherTabs,
  browserFileSaver,
  browserJobStorage,
  browserShortcutsStorage,
  browserSignInTab,
  browserThemeStorage,
} from '../browser'
import {
  ANSWER_TIMEOUT_MS,
  sendRequest,
  followEndpoint,
  sendFile,
  httpAccountGateway,
  httpAddressGateway,
  httpAdministrationGateway,
  httpDriverGateway,
  httpHistoryGateway,
  httpOptimisationGateway,
  httpLockGateway,
  httpMoveGateway,
  httpProjectGateway,
  httpRouteGateway,
  httpStopGateway,
  type ApiSettings,
} from '../http'
import { userStorage } from './auth-adapters'
import { ports } from './tokens'

/** The app in this browser, loaded once a user is logged in or the page is idle. */
export const createBrowserApp = (config: AppConfig, auth: AuthServices): AppFacade =>
  createApp(browserAdapters(config, auth), auth)

/** Adapters of this browser, and of the server that the configuration names. */
const browserAdapters = (config: AppConfig, { session }: Pick<AuthServices, 'session'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const network = browserNetworkStatus(window)
    bind(ports.config).toConstantValue(config)

    bind(ports.clock).toConstantValue(browserClock)
    bind(ports.calendar).toConstantValue(browserCalendar)
    bind(ports.userStorage).toConstantValue(userStorage)
    bind(ports.cookies).toConstantValue(browserCookieStorage(() => document))
    bind(ports.otherTabs).toConstantValue(browserOtherTabs(window))
    bind(ports.clipboard).toConstantValue(browserClipboard(() => navigator.clipboard))
    bind(ports.signInTab).toConstantValue(browserSignInTab({ storage: () => sessionStorage, location }))
    bind(ports.network).toConstantValue(network)
    bind(ports.jobStorage).toConstantValue(browserJobStorage({ storage: () => sessionStorage }))
    bind(ports.fileSaver).toConstantValue(browserFileSaver(window))
    bind(ports.shortcutsStorage).toConstantValue(browserShortcutsStorage({ storage: () => localStorage }))
    bind(ports.themeStorage).toConstantValue(
      browserThemeStorage({
        storage: () => localStorage,
        documentElement: document.documentElement,
        prefersDark: () => matchMedia('(prefers-color-scheme: dark)').matches,
      }),
    )

    const apiSettings: ApiSettings = {
      base: config.apiBase,
      timeout: ANSWER_TIMEOUT_MS,
      serverKeepsHistory: config.serverKeepsHistory,
      apiKey: () => apiKeyOf(session.value),
    }
    const send = sendRequest(apiSettings)
    const follow = followEndpoint({ ...apiSettings, clock: browserClock, network })
    bind(ports.projects).toConstantValue(httpProjectGateway(send, follow))
    bind(ports.stops).toConstantValue(httpStopGateway(send, sendFile(apiSettings)))
    bind(ports.routes).toConstantValue(httpRouteGateway(send))
    bind(ports.drivers).toConstantValue(httpDriverGateway(send))
    bind(ports.account).toConstantValue(httpAccountGateway(send))
    bind(ports.administration).toConstantValue(httpAdministrationGateway(send))
    bind(ports.addresses).toConstantValue(httpAddressGateway(send))
    bind(ports.history).toConstantValue(httpHistoryGateway(send))
    bind(ports.locks).toConstantValue(httpLockGateway(send))
    bind(ports.moves).toConstantValue(httpMoveGateway(send))
    bind(ports.loadImportPorts).toConstantValue(async () => (await import('./browser-import-ports')).importPorts(send))
    bind(ports.optimisation).toConstantValue(httpOptimisationGateway(send, follow))
  })
