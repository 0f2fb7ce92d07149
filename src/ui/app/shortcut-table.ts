/** What a key asks for. */
export type Command =
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

type Key = {
  /** as a browser calls it, in small letters */
  readonly key: string
  readonly asks: Command
  /** with Ctrl, or the command key of a Mac, and perhaps Shift; otherwise the key alone */
  readonly held?: 'ctrl' | 'ctrl shift'
}

export type Shortcut = {
  readonly words: string
  /** as they stand on the keyboard, of each way to ask for it */
  readonly keys: ReadonlyArray<string>
  /** what the list that has the focus does by itself has none */
  readonly means?: ReadonlyArray<Key>
  /** whether it is of no use where the server keeps no history */
  readonly needsHistory?: boolean
}

export type ShortcutGroup = { readonly title: string; readonly shortcuts: ReadonlyArray<Shortcut> }

const alone = (key: string, asks: Command): ReadonlyArray<Key> => [{ key, asks }]

/** The one table of what keys do, wherever on the page one is. */
export const shortcutTable: ReadonlyArray<ShortcutGroup> = [
  {
    title: 'Lists',
    shortcuts: [
      { words: 'Next, previous row', keys: ['↓', '↑'] },
      { words: 'Open', keys: ['Enter'] },
      { words: 'Previous, next page of stops', keys: ['←', '→'] },
      { words: 'Search stops', keys: ['/'] },
      { words: 'Only unplanned', keys: ['U'], means: alone('u', 'only unplanned') },
    ],
  },
  {
    title: 'Go to',
    shortcuts: [
      { words: 'Routes', keys: ['R'], means: alone('r', 'go to routes') },
      { words: 'Stops', keys: ['S'], means: alone('s', 'go to stops') },
      { words: 'Drivers', keys: ['D'], means: alone('d', 'go to drivers') },
      { words: 'Optimise', keys: ['O'], means: alone('o', 'go to optimise') },
      { words: 'Add stop', keys: ['N'], means: alone('n', 'add a stop') },
    ],
  },
  {
    title: 'Map',
    shortcuts: [
      { words: 'Fit what shows on the map', keys: ['F'], means: alone('f', 'fit') },
      {
        words: 'Zoom in, out',
        keys: ['+', '−'],
        means: [...alone('+', 'closer'), ...alone('=', 'closer'), ...alone('-', 'farther')],
      },
      { words: 'Leave single route', keys: ['Esc'], means: alone('escape', 'leave') },
      { words: 'Focus the map', keys: ['M'], means: alone('m', 'focus the map') },
    ],
  },
  {
    title: 'Edit',
    shortcuts: [
      { words: 'Lock, unlock the row', keys: ['L'], means: alone('l', 'turn the lock') },
      {
        words: 'Undo',
        keys: ['Ctrl', 'Z'],
        means: [{ key: 'z', asks: 'undo', held: 'ctrl' }],
        needsHistory: true,
      },
      {
        words: 'Redo',
        keys: ['Ctrl', 'Shift', 'Z'],
        means: [{ key: 'z', asks: 'redo', held: 'ctrl shift' }],
        needsHistory: true,
      },
      { words: 'Undo history', keys: ['H'], means: alone('h', 'go to history'), needsHistory: true },
      { words: 'Shortcuts', keys: ['?'], means: alone('?', 'list') },
    ],
  },
]
