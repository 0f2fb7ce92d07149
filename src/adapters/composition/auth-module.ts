import { ContainerModule } from 'inversify'
import type { AuthServices } from './create-auth'
import { tokens } from './tokens'

/** What was there before the desk. */
export const authModule = (auth: AuthServices): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.session).toConstantValue(auth.session)
    bind(tokens.alerts).toConstantValue(auth.alerts)
    bind(tokens.alertActions).toConstantValue(auth.alertActions)
    bind(tokens.attempt).toConstantValue(auth.attempt)
    bind(tokens.logIn).toConstantValue(auth.logIn)
    bind(tokens.logOut).toConstantValue(auth.logOut)
  })
