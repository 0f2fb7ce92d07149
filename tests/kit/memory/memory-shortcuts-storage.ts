import type { ShortcutsKeeper } from '../../../src/application/shortcuts'

export const memoryShortcutsKeeper = (chosen = true): ShortcutsKeeper => {
  let areOn = chosen
  return { areOn: () => areOn, keep: (next) => void (areOn = next) }
}
