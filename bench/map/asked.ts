/** What is asked of each style, and how much of what (a) takes it may take at 5,000 stops and more. */
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

/** From this many stops on a case must be as asked. */
export const PROMISED_FROM = 5_000

/** No script may keep a hand waiting longer than this, in ms. */
export const LONGEST_TASK = 50
