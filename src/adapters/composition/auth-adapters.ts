import * as E from 'fp-ts/Either'
import type { SessionGateway } from '../../application/session'
import { defaultConfig, type AppConfig } from '../../domain/config'
import { browserUserStorage } from '../browser'
import { sendRequest, httpConfigGateway, httpSessionGateway } from '../http'

export const ANSWER_TIMEOUT_MS = 30_000
const CONFIG_TIMEOUT_MS = 5_000

export const userStorage = browserUserStorage({ storage: () => localStorage, cookies: document })

/** Where nothing answers, everything is as usual: the pages say so themselves as soon as they ask for more. */
export const loadConfig = async (): Promise<AppConfig> =>
  E.getOrElse(() => defaultConfig)(
    await httpConfigGateway(sendRequest({ base: '', timeout: CONFIG_TIMEOUT_MS })).read()(),
  )

/** Nobody waits for the configuration before there is something to ask. */
export const sessionGatewayAfter = (config: Promise<AppConfig>): SessionGateway => ({
  logIn: (credentials) => async () => {
    const { apiBase } = await config
    return httpSessionGateway(sendRequest({ base: apiBase, timeout: ANSWER_TIMEOUT_MS })).logIn(credentials)()
  },
})
