import * as E from 'fp-ts/Either'
import type { SessionGateway } from '../../application/session'
import { defaultConfig, type AppConfig } from '../../domain/config'
import { browserUserStorage } from '../browser'
import { ANSWER_TIMEOUT_MS, sendRequest, httpConfigGateway, httpSessionGateway } from '../http'

const CONFIG_TIMEOUT_MS = 5_000

export const userStorage = browserUserStorage({ storage: () => localStorage, cookies: document })

/** If the server does not answer, the defaults hold; the next call shows the failure. */
export const loadConfig = async (): Promise<AppConfig> =>
  E.getOrElse(() => defaultConfig)(
    await httpConfigGateway(sendRequest({ base: '', timeout: CONFIG_TIMEOUT_MS })).read()(),
  )

/** Waits for the configuration only once somebody logs in. */
export const sessionGatewayAfter = (config: Promise<AppConfig>): SessionGateway => {
  const gateway = async (): Promise<SessionGateway> =>
    httpSessionGateway(sendRequest({ base: (await config).apiBase, timeout: ANSWER_TIMEOUT_MS }))
  return {
    logIn: (credentials) => async () => (await gateway()).logIn(credentials)(),
    logOut: (apiKey) => async () => (await gateway()).logOut(apiKey)(),
  }
}
