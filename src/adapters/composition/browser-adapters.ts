import { ContainerModule } from 'inversify'
import type { SessionStore } from '../../application/session'
import type { AppConfig } from '../../domain/config'
import { apiKeyOf } from '../../domain/session'
import {
  browserCalendar,
  browserClipboard,
  browserClock,
  browserConnection,
  browserCookieKeeper,
  browserElsewhere,
  browserFileSaver,
  browserJobKeeper,
  browserShortcutsKeeper,
  browserThemeKeeper,
} from '../browser'
import {
  caller,
  eventFollower,
  fileSender,
  httpAddressBook,
  httpDriverGateway,
  httpHistoryGateway,
  httpJobGateway,
  httpLockGateway,
  httpProjectGateway,
  httpRouteGateway,
  httpStopGateway,
} from '../http'
import { ANSWER_WITHIN_MS, keptHere } from './auth-adapters'
import { token } from './token'
import { ports, tokens } from './tokens'

const ask = token<ReturnType<typeof caller>>('ask')
const send = token<ReturnType<typeof fileSender>>('send a file')
const follower = token<ReturnType<typeof eventFollower>>('follower')

/** The ports, filled by this browser and by the server that the configuration names. */
export const outsideWorld = (config: AppConfig): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ports.config).toConstantValue(config)

    bind(ports.clock).toConstantValue(browserClock)
    bind(ports.calendar).toConstantValue(browserCalendar)
    bind(ports.sessionKeeper).toConstantValue(keptHere)
    bind(ports.cookies).toConstantValue(browserCookieKeeper(() => document))
    bind(ports.elsewhere).toConstantValue(browserElsewhere(window))
    bind(ports.clipboard).toConstantValue(browserClipboard(() => navigator.clipboard))
    bind(ports.connection).toConstantValue(browserConnection(window))
    bind(ports.jobKeeper).toConstantValue(browserJobKeeper({ storage: () => sessionStorage }))
    bind(ports.files).toConstantValue(browserFileSaver(document))
    bind(ports.shortcuts).toConstantValue(browserShortcutsKeeper({ storage: () => localStorage }))
    bind(ports.theme).toConstantValue(
      browserThemeKeeper({
        storage: () => localStorage,
        root: document.documentElement,
        prefersDark: () => matchMedia('(prefers-color-scheme: dark)').matches,
      }),
    )

    const wire = (session: Pick<SessionStore, 'value'>) => ({
      base: config.apiBase,
      patience: ANSWER_WITHIN_MS,
      key: () => apiKeyOf(session.value),
    })
    bind(ask).toResolvedValue((session) => caller(wire(session)), [tokens.session])
    bind(send).toResolvedValue((session) => fileSender(wire(session)), [tokens.session])
    bind(follower).toResolvedValue(
      (session, clock, connection) => eventFollower({ ...wire(session), clock, connection }),
      [tokens.session, ports.clock, ports.connection],
    )
    bind(ports.projects).toResolvedValue(httpProjectGateway, [ask, follower])
    bind(ports.stops).toResolvedValue(httpStopGateway, [ask, send])
    bind(ports.routes).toResolvedValue(httpRouteGateway, [ask])
    bind(ports.drivers).toResolvedValue(httpDriverGateway, [ask])
    bind(ports.addresses).toResolvedValue(httpAddressBook, [ask])
    bind(ports.history).toResolvedValue(httpHistoryGateway, [ask])
    bind(ports.locks).toResolvedValue(httpLockGateway, [ask])
    bind(ports.jobs).toResolvedValue(httpJobGateway, [ask, follower])
  })
