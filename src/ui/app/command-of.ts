import { shortcutTable, type Command } from './shortcut-table'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

type Means = {
  /** whether a key alone is a shortcut */
  readonly singleKeys: boolean
  readonly history: boolean
}

const table = shortcutTable.flatMap(({ shortcuts }) =>
  shortcuts.flatMap(({ means = [], needsHistory = false }) => means.map((key) => ({ ...key, needsHistory }))),
)

/** What a press of keys asks for; nothing where it asks for nothing. Esc is no sign that one could type. */
export const commandOf = (press: KeyPress, { singleKeys, history }: Means): Command | undefined => {
  const key = press.key.toLowerCase()
  const held = heldIn(press)
  const found = table.find((one) => one.key === key && (one.held ?? 'none') === held)
  if (found === undefined || (found.needsHistory && !history)) return undefined
  return found.held === undefined && key !== 'escape' && !singleKeys ? undefined : found.asks
}

/** A sign such as ? or + may take Shift to make, so that counts for letters only. */
const heldIn = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): 'none' | 'ctrl' | 'ctrl shift' | 'other' => {
  if (altKey) return 'other'
  if (ctrlKey || metaKey) return shiftKey ? 'ctrl shift' : 'ctrl'
  return shiftKey && /^[a-z]{1}$/i.test(key) ? 'other' : 'none'
}
