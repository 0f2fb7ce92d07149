import type { ShortcutsKeeper } from '../../../application/shortcuts'

export const memoryShortcutsKeeper = (chosen = true): ShortcutsKeeper => {
  let areOn = chosen
  return { areOn: () => areOn, keep: (next) => void (areOn = next) }
}
