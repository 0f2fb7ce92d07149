/** What is measured of each style, and how much of the figure of style (a) ours may be, from 5,000 stops on. */
export const asked = [
  { key: 'draw', words: 'first draw', unit: 'ms', most: 0.8 },
  { key: 'toggle', words: 'a route alone, and all again', unit: 'ms', most: 0.06 },
  { key: 'move', words: 'move a stop', unit: 'ms', most: 0.04 },
  { key: 'heap', words: 'heap', unit: 'MB', most: 0.9 },
  { key: 'frames', words: 'pan, frames a second', unit: '', most: undefined },
  { key: 'task', words: 'longest script task, pan and zoom', unit: 'ms', most: undefined },
] as const

export type Key = (typeof asked)[number]['key']

export type Sample = Readonly<Record<Key, number>>

/** The promises hold from this many stops on. */
export const PROMISED_FROM = 5_000

/** The longest that a script may keep the page from answering the user, in ms. */
export const LONGEST_TASK = 50
