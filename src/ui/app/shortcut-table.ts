export type ShortcutCommand =
  | 'go to routes'
  | 'go to stops'
  | 'go to drivers'
  | 'go to optimise'
  | 'go to history'
  | 'add a stop'
  | 'add an urgent stop'
  | 'import stops'
  | 'only unplanned'
  | 'fit'
  | 'zoom in'
  | 'zoom out'
  | 'unzoom'
  | 'toggle the timeline'
  | 'focus the map'
  | 'select in a box'
  | 'select with a lasso'
  | 'toggle the lock'
  | 'edit'
  | 'move the stops'
  | 'unplan the stops'
  | 'place earlier'
  | 'place later'
  | 'place first'
  | 'place last'
  | 'undo'
  | 'redo'
  | 'list shortcuts'

type KeyBinding = {
  /** `KeyboardEvent.key` in lower case */
  readonly key: string
  readonly command: ShortcutCommand
  /** `ctrl` is also the command key of a Mac; absent for a key without modifiers */
  readonly modifiers?: 'ctrl' | 'ctrl shift' | 'alt' | 'shift'
}

export type Shortcut = {
  readonly label: string
  /** as printed on the keyboard */
  readonly keys: ReadonlyArray<string>
  /** absent where the focused list handles the keys itself */
  readonly keyBindings?: ReadonlyArray<KeyBinding>
  /** whether it is hidden and disabled where the server keeps no history */
  readonly needsHistory?: boolean
}

export type ShortcutGroup = { readonly title: string; readonly shortcuts: ReadonlyArray<Shortcut> }

const singleKey = (key: string, command: ShortcutCommand): ReadonlyArray<KeyBinding> => [{ key, command }]

/** Every shortcut of the page. */
export const shortcutTable: ReadonlyArray<ShortcutGroup> = [
  {
    title: 'Lists',
    shortcuts: [
      { label: 'Next, previous row', keys: ['↓', '↑'] },
      { label: 'Open', keys: ['Enter'] },
      { label: 'Previous, next page of stops', keys: ['←', '→'] },
      { label: 'Search stops', keys: ['/'] },
      { label: 'Select the row', keys: ['Space'] },
      { label: 'Extend the selection', keys: ['Shift', '↑ ↓'] },
      { label: 'Select the page', keys: ['Ctrl', 'A'] },
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
      {
        label: 'Urgent stop',
        keys: ['Shift', 'N'],
        keyBindings: [{ key: 'n', command: 'add an urgent stop', modifiers: 'shift' }],
      },
      { label: 'Import stops', keys: ['I'], keyBindings: singleKey('i', 'import stops') },
    ],
  },
  {
    title: 'Map',
    shortcuts: [
      { label: 'Fit what shows on the map', keys: ['F'], keyBindings: singleKey('f', 'fit') },
      {
        label: 'Zoom in, out',
        keys: ['+', '−'],
        keyBindings: [...singleKey('+', 'zoom in'), ...singleKey('=', 'zoom in'), ...singleKey('-', 'zoom out')],
      },
      {
        label: 'Leave the tool, clear the selection, leave single route',
        keys: ['Esc'],
        keyBindings: singleKey('escape', 'unzoom'),
      },
      { label: 'Timeline of the day', keys: ['T'], keyBindings: singleKey('t', 'toggle the timeline') },
      { label: 'Select stops in a box', keys: ['B'], keyBindings: singleKey('b', 'select in a box') },
      {
        label: 'Select stops with a lasso',
        keys: ['Shift', 'B'],
        keyBindings: [{ key: 'b', command: 'select with a lasso', modifiers: 'shift' }],
      },
      { label: 'Select the focused pin', keys: ['Space'] },
      { label: 'Focus the map', keys: ['M'], keyBindings: singleKey('m', 'focus the map') },
    ],
  },
  {
    title: 'Edit',
    shortcuts: [
      { label: 'Edit the stop', keys: ['E'], keyBindings: singleKey('e', 'edit') },
      { label: 'Move the stop or the selection to…', keys: ['V'], keyBindings: singleKey('v', 'move the stops') },
      {
        label: 'Unplan the stop or the selection',
        keys: ['Del'],
        keyBindings: singleKey('delete', 'unplan the stops'),
      },
      {
        label: 'Earlier, later on its route',
        keys: ['Alt', '↑ ↓'],
        keyBindings: [
          { key: 'arrowup', command: 'place earlier', modifiers: 'alt' },
          { key: 'arrowdown', command: 'place later', modifiers: 'alt' },
        ],
      },
      {
        label: 'First, last on its route',
        keys: ['Alt', 'Home End'],
        keyBindings: [
          { key: 'home', command: 'place first', modifiers: 'alt' },
          { key: 'end', command: 'place last', modifiers: 'alt' },
        ],
      },
      { label: 'Lock, unlock the row', keys: ['L'], keyBindings: singleKey('l', 'toggle the lock') },
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
      { label: 'Shortcuts', keys: ['?'], keyBindings: singleKey('?', 'list shortcuts') },
    ],
  },
]
