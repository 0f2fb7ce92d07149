import * as E from 'fp-ts/Either'
import type { SessionGateway } from '../../application/session'
import { defaultConfig, type AppConfig } from '../../domain/config'
import { browserSessionKeeper } from '../browser'
import { caller, httpConfigGateway, httpSessionGateway } from '../http'

export const ANSWER_WITHIN_MS = 30_000
const CONFIG_WITHIN_MS = 5_000

export const keptHere = browserSessionKeeper({ storage: () => localStorage, cookies: document })

/** Where nothing answers, everything is as usual: the pages say so themselves as soon as they ask for more. */
export const readConfig = async (): Promise<AppConfig> =>
  E.getOrElse(() => defaultConfig)(await httpConfigGateway(caller({ base: '', patience: CONFIG_WITHIN_MS })).read()())

/** Nobody waits for the configuration before there is something to ask. */
export const gatewayOnceKnown = (config: Promise<AppConfig>): SessionGateway => ({
  logIn: (credentials) => async () => {
    const { apiBase } = await config
    return httpSessionGateway(caller({ base: apiBase, patience: ANSWER_WITHIN_MS })).logIn(credentials)()
  },
})
