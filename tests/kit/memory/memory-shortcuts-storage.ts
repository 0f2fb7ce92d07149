import type { ShortcutsStorage } from '../../../src/application/shortcuts'

export const memoryShortcutsStorage = (chosen = true): ShortcutsStorage => {
  let areEnabled = chosen
  return { load: () => areEnabled, save: (next) => void (areEnabled = next) }
}
