import { ContainerModule } from 'inversify'
import { chooseTheme, ThemeStore } from '../../application/settings'
import { ports, tokens } from './tokens'

export const settingsModule = new ContainerModule(({ bind }) => {
  bind(tokens.themeFacade).toResolvedValue(
    (themeStorage) => {
      const store = new ThemeStore(themeStorage.load())
      return { store, choose: chooseTheme({ store, themeStorage }) }
    },
    [ports.theme],
  )
})
