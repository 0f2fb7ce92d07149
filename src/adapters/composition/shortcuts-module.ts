import { ContainerModule } from 'inversify'
import { shortcutsActions, ShortcutsStore } from '../../application/shortcuts'
import { ports, tokens } from './tokens'

export const shortcutsModule = new ContainerModule(({ bind }) => {
  bind(tokens.shortcutsFacade).toResolvedValue(
    (shortcutsStorage) => {
      const store = new ShortcutsStore(shortcutsStorage.load())
      return { store, ...shortcutsActions({ store, shortcutsStorage }) }
    },
    [ports.shortcuts],
  )
})
