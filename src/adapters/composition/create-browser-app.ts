import type { AppConfig } from '../../domain/config'
import type { AppFacade } from '../../ui/app'
import { createApp } from './create-app'
import type { AuthServices } from './create-auth'
import { ContainerModule } from 'inversify'
import type { SessionStore } from '../../application/session'
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
  browserThemeStorage,
} from '../browser'
import {
  sendRequest,
  followEndpoint,
  sendFile,
  httpAddressGateway,
  httpDriverGateway,
  httpHistoryGateway,
  httpOptimisationGateway,
  httpLockGateway,
  httpProjectGateway,
  httpRouteGateway,
  httpStopGateway,
} from '../http'
import { ANSWER_TIMEOUT_MS, userStorage } from './auth-adapters'
import { token, ports, tokens } from './tokens'

/** The desk on the outside world, loaded once somebody is let in or the page has nothing else to do. */
export const createBrowserApp = (config: AppConfig, auth: AuthServices): AppFacade =>
  createApp(browserAdapters(config), auth)

const sendRequestToken = token<ReturnType<typeof sendRequest>>('send request')

const sendFileToken = token<ReturnType<typeof sendFile>>('send file')

const followEndpointToken = token<ReturnType<typeof followEndpoint>>('follow endpoint')

/** The ports, filled by this browser and by the server that the configuration names. */
const browserAdapters = (config: AppConfig): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ports.config).toConstantValue(config)

    bind(ports.clock).toConstantValue(browserClock)
    bind(ports.calendar).toConstantValue(browserCalendar)
    bind(ports.userStorage).toConstantValue(userStorage)
    bind(ports.cookies).toConstantValue(browserCookieStorage(() => document))
    bind(ports.otherTabs).toConstantValue(browserOtherTabs(window))
    bind(ports.clipboard).toConstantValue(browserClipboard(() => navigator.clipboard))
    bind(ports.network).toConstantValue(browserNetworkStatus(window))
    bind(ports.jobStorage).toConstantValue(browserJobStorage({ storage: () => sessionStorage }))
    bind(ports.files).toConstantValue(browserFileSaver(document))
    bind(ports.shortcuts).toConstantValue(browserShortcutsStorage({ storage: () => localStorage }))
    bind(ports.theme).toConstantValue(
      browserThemeStorage({
        storage: () => localStorage,
        root: document.documentElement,
        prefersDark: () => matchMedia('(prefers-color-scheme: dark)').matches,
      }),
    )

    const apiSettings = (session: Pick<SessionStore, 'value'>) => ({
      base: config.apiBase,
      timeout: ANSWER_TIMEOUT_MS,
      hasHistory: config.history,
      key: () => apiKeyOf(session.value),
    })
    bind(sendRequestToken).toResolvedValue((session) => sendRequest(apiSettings(session)), [tokens.session])
    bind(sendFileToken).toResolvedValue((session) => sendFile(apiSettings(session)), [tokens.session])
    bind(followEndpointToken).toResolvedValue(
      (session, clock, network) => followEndpoint({ ...apiSettings(session), clock, network }),
      [tokens.session, ports.clock, ports.network],
    )
    bind(ports.projects).toResolvedValue(httpProjectGateway, [sendRequestToken, followEndpointToken])
    bind(ports.stops).toResolvedValue(httpStopGateway, [sendRequestToken, sendFileToken])
    bind(ports.routes).toResolvedValue(httpRouteGateway, [sendRequestToken])
    bind(ports.drivers).toResolvedValue(httpDriverGateway, [sendRequestToken])
    bind(ports.addresses).toResolvedValue(httpAddressGateway, [sendRequestToken])
    bind(ports.history).toResolvedValue(httpHistoryGateway, [sendRequestToken])
    bind(ports.locks).toResolvedValue(httpLockGateway, [sendRequestToken])
    bind(ports.optimisation).toResolvedValue(httpOptimisationGateway, [sendRequestToken, followEndpointToken])
  })
