/** What a key asks for. */
export type ShortcutCommand =
  | 'go to routes'
  | 'go to stops'
  | 'go to drivers'
  | 'go to optimise'
  | 'go to history'
  | 'add a stop'
  | 'only unplanned'
  | 'fit'
  | 'closer'
  | 'farther'
  | 'leave'
  | 'focus the map'
  | 'turn the lock'
  | 'undo'
  | 'redo'
  | 'list'

type KeyBinding = {
  /** as a browser calls it, in small letters */
  readonly key: string
  readonly command: ShortcutCommand
  /** with Ctrl, or the command key of a Mac, and perhaps Shift; otherwise the key alone */
  readonly modifiers?: 'ctrl' | 'ctrl shift'
}

export type Shortcut = {
  readonly label: string
  /** as they stand on the keyboard, of each way to ask for it */
  readonly keys: ReadonlyArray<string>
  /** what the list that has the focus does by itself has none */
  readonly keyBindings?: ReadonlyArray<KeyBinding>
  /** whether it is of no use where the server keeps no history */
  readonly needsHistory?: boolean
}

export type ShortcutGroup = { readonly title: string; readonly shortcuts: ReadonlyArray<Shortcut> }

const singleKey = (key: string, command: ShortcutCommand): ReadonlyArray<KeyBinding> => [{ key, command }]

/** The one table of what keys do, wherever on the page one is. */
export const shortcutTable: ReadonlyArray<ShortcutGroup> = [
  {
    title: 'Lists',
    shortcuts: [
      { label: 'Next, previous row', keys: ['↓', '↑'] },
      { label: 'Open', keys: ['Enter'] },
      { label: 'Previous, next page of stops', keys: ['←', '→'] },
      { label: 'Search stops', keys: ['/'] },
      { label: 'Only unplanned', keys: ['U'], keyBindings: singleKey('u', 'only unplanned') },
    ],
  },
  {
    title: 'Go to',
    shortcuts: [
      { label: 'Routes', keys: ['R'], keyBindings: singleKey('r', 'go to routes') },
      { label: 'Stops', keys: ['S'], keyBindings: singleKey('s', 'go to stops') },
      { label: 'Drivers', keys: ['D'], keyBindings: singleKey('d', 'go to drivers') },
      { label: 'Optimise', keys: ['O'], keyBindings: singleKey('o', 'go to optimise') },
      { label: 'Add stop', keys: ['N'], keyBindings: singleKey('n', 'add a stop') },
    ],
  },
  {
    title: 'Map',
    shortcuts: [
      { label: 'Fit what shows on the map', keys: ['F'], keyBindings: singleKey('f', 'fit') },
      {
        label: 'Zoom in, out',
        keys: ['+', '−'],
        keyBindings: [...singleKey('+', 'closer'), ...singleKey('=', 'closer'), ...singleKey('-', 'farther')],
      },
      { label: 'Leave single route', keys: ['Esc'], keyBindings: singleKey('escape', 'leave') },
      { label: 'Focus the map', keys: ['M'], keyBindings: singleKey('m', 'focus the map') },
    ],
  },
  {
    title: 'Edit',
    shortcuts: [
      { label: 'Lock, unlock the row', keys: ['L'], keyBindings: singleKey('l', 'turn the lock') },
      {
        label: 'Undo',
        keys: ['Ctrl', 'Z'],
        keyBindings: [{ key: 'z', command: 'undo', modifiers: 'ctrl' }],
        needsHistory: true,
      },
      {
        label: 'Redo',
        keys: ['Ctrl', 'Shift', 'Z'],
        keyBindings: [{ key: 'z', command: 'redo', modifiers: 'ctrl shift' }],
        needsHistory: true,
      },
      { label: 'Undo history', keys: ['H'], keyBindings: singleKey('h', 'go to history'), needsHistory: true },
      { label: 'Shortcuts', keys: ['?'], keyBindings: singleKey('?', 'list') },
    ],
  },
]
