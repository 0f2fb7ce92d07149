import { ContainerModule } from 'inversify'
import { shortcutsHand, ShortcutsStore } from '../../application/shortcuts'
import { ports, tokens } from './tokens'

export const shortcutsRoom = new ContainerModule(({ bind }) => {
  bind(tokens.shortcutsDesk).toResolvedValue(
    (keeper) => {
      const store = new ShortcutsStore(keeper.areOn())
      return { store, ...shortcutsHand({ store, keeper }) }
    },
    [ports.shortcuts],
  )
})
