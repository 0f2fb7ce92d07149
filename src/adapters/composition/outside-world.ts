import { ContainerModule } from 'inversify'
import { browserClock, browserSessionKeeper } from '../browser'
import { caller, httpSessionGateway } from '../http'
import { ports } from './tokens'

const ANSWER_WITHIN_MS = 30_000

/** The ports, filled by this browser and by the server that the page came from. */
export const outsideWorld = new ContainerModule(({ bind }) => {
  bind(ports.clock).toConstantValue(browserClock)
  bind(ports.sessionGateway).toConstantValue(httpSessionGateway(caller({ base: '', patience: ANSWER_WITHIN_MS })))
  bind(ports.sessionKeeper).toConstantValue(browserSessionKeeper({ storage: () => localStorage, cookies: document }))
})
