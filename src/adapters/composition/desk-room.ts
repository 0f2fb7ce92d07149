import { ContainerModule } from 'inversify'
import { tokens } from './tokens'

export const deskRoom = new ContainerModule(({ bind }) => {
  bind(tokens.desk).toResolvedValue(
    (session, alerts, board, logIn, logOut) => ({ session, alerts, board, logIn, logOut }),
    [tokens.session, tokens.alerts, tokens.board, tokens.logIn, tokens.logOut],
  )
})
