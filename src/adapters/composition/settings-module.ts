import { ContainerModule } from 'inversify'
import { chooseTheme, ThemeStore } from '../../application/settings'
import { ports, tokens } from './tokens'
import { shortcutsActions, ShortcutsStore } from '../../application/shortcuts'

export const settingsModule = new ContainerModule(({ bind }) => {
  bind(tokens.themeFacade).toResolvedValue(
    (themeStorage) => {
      const store = new ThemeStore(themeStorage.load())
      return { store, choose: chooseTheme({ store, themeStorage }) }
    },
    [ports.theme],
  )
})

export const shortcutsModule = new ContainerModule(({ bind }) => {
  bind(tokens.shortcutsFacade).toResolvedValue(
    (shortcutsStorage) => {
      const store = new ShortcutsStore(shortcutsStorage.load())
      return { store, ...shortcutsActions({ store, shortcutsStorage }) }
    },
    [ports.shortcuts],
  )
})
