import { ContainerModule } from 'inversify'
import { attempt, logIn, logOut, SessionStore } from '../../application/session'
import { ports, tokens } from './tokens'

export const sessionRoom = new ContainerModule(({ bind }) => {
  bind(tokens.session).toResolvedValue(() => new SessionStore())
  bind(tokens.logOut).toResolvedValue(
    (keeper, session) => logOut({ keeper, session }),
    [ports.sessionKeeper, tokens.session],
  )
  bind(tokens.attempt).toResolvedValue(
    (session, alerts, logOut) => attempt({ session, alerts, logOut }),
    [tokens.session, tokens.board, tokens.logOut],
  )
  bind(tokens.logIn).toResolvedValue(
    (gateway, keeper, session, attempt) => logIn({ gateway, keeper, session, attempt }),
    [ports.sessionGateway, ports.sessionKeeper, tokens.session, tokens.attempt],
  )
})
