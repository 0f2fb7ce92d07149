import { ContainerModule } from 'inversify'
import type { SessionStore } from '../../application/session'
import type { AppConfig } from '../../domain/config'
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
import { token } from './token'
import { ports, tokens } from './tokens'

const sendRequestToken = token<ReturnType<typeof sendRequest>>('ask')
const sendFileToken = token<ReturnType<typeof sendFile>>('send a file')
const followEndpointToken = token<ReturnType<typeof followEndpoint>>('follower')

/** The ports, filled by this browser and by the server that the configuration names. */
export const browserAdapters = (config: AppConfig): ContainerModule =>
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
      key: () => apiKeyOf(session.value),
    })
    bind(sendRequestToken).toResolvedValue((session) => sendRequest(apiSettings(session)), [tokens.session])
    bind(sendFileToken).toResolvedValue((session) => sendFile(apiSettings(session)), [tokens.session])
    bind(followEndpointToken).toResolvedValue(
      (session, clock, connection) => followEndpoint({ ...apiSettings(session), clock, connection }),
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
