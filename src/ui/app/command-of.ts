import { shortcutTable, type ShortcutCommand } from './shortcut-table'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

type ShortcutOptions = {
  /** whether keys without Ctrl or Alt are shortcuts */
  readonly areSingleKeysEnabled: boolean
  readonly serverKeepsHistory: boolean
}

const bindings = shortcutTable.flatMap(({ shortcuts }) =>
  shortcuts.flatMap(({ keyBindings = [], needsHistory = false }) =>
    keyBindings.map((keyBinding) => ({ ...keyBinding, needsHistory })),
  ),
)

/** Undefined for a key press that is no shortcut. Esc works even when single-key shortcuts are off: it types nothing. */
export const commandOf = (
  keyPress: KeyPress,
  { areSingleKeysEnabled, serverKeepsHistory }: ShortcutOptions,
): ShortcutCommand | undefined => {
  const key = keyPress.key.toLowerCase()
  const modifiers = modifiersOf(keyPress)
  const binding = bindings.find((candidate) => candidate.key === key && (candidate.modifiers ?? 'none') === modifiers)
  if (binding === undefined || (binding.needsHistory && !serverKeepsHistory)) return undefined
  const isSingleKey = binding.modifiers === undefined || binding.modifiers === 'shift'
  return isSingleKey && key !== 'escape' && !areSingleKeysEnabled ? undefined : binding.command
}

/** Shift counts for letters only, because ? or + may need it on some keyboards. */
const modifiersOf = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyPress): 'none' | 'ctrl' | 'ctrl shift' | 'alt' | 'shift' | 'other' => {
  if (altKey) return ctrlKey || metaKey || shiftKey ? 'other' : 'alt'
  if (ctrlKey || metaKey) return shiftKey ? 'ctrl shift' : 'ctrl'
  return shiftKey && /^[a-z]{1}$/i.test(key) ? 'shift' : 'none'
}
