import { shortcutTable, type ShortcutCommand } from './shortcut-table'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

type ShortcutOptions = {
  /** whether a key alone is a shortcut */
  readonly singleKeys: boolean
  readonly history: boolean
}

const bindings = shortcutTable.flatMap(({ shortcuts }) =>
  shortcuts.flatMap(({ keyBindings = [], needsHistory = false }) =>
    keyBindings.map((keyBinding) => ({ ...keyBinding, needsHistory })),
  ),
)

/** What a press of keys asks for; nothing where it asks for nothing. Esc is no sign that one could type. */
export const commandOf = (
  keyPress: KeyPress,
  { singleKeys, history }: ShortcutOptions,
): ShortcutCommand | undefined => {
  const key = keyPress.key.toLowerCase()
  const modifiers = modifiersOf(keyPress)
  const binding = bindings.find((candidate) => candidate.key === key && (candidate.modifiers ?? 'none') === modifiers)
  if (binding === undefined || (binding.needsHistory && !history)) return undefined
  return binding.modifiers === undefined && key !== 'escape' && !singleKeys ? undefined : binding.command
}

/** A sign such as ? or + may take Shift to make, so that counts for letters only. */
const modifiersOf = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyPress): 'none' | 'ctrl' | 'ctrl shift' | 'other' => {
  if (altKey) return 'other'
  if (ctrlKey || metaKey) return shiftKey ? 'ctrl shift' : 'ctrl'
  return shiftKey && /^[a-z]{1}$/i.test(key) ? 'other' : 'none'
}
