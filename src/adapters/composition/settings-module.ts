import { ContainerModule } from 'inversify'
import { chooseTheme, ThemeStore } from '../../application/settings'
import { ports, tokens } from './tokens'

export const settingsRoom = new ContainerModule(({ bind }) => {
  bind(tokens.themeDesk).toResolvedValue(
    (keeper) => {
      const store = new ThemeStore(keeper.theme())
      return { store, choose: chooseTheme({ store, keeper }) }
    },
    [ports.theme],
  )
})
