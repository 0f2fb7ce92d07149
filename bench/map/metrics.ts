/** The measurements of each style; `max` is our share of style (a), from 5,000 stops. */
export const metrics = [
  { key: 'draw', label: 'first draw', unit: 'ms', max: 0.8 },
  { key: 'toggle', label: 'a route alone, and all again', unit: 'ms', max: 0.06 },
  { key: 'move', label: 'move a stop', unit: 'ms', max: 0.04 },
  { key: 'heap', label: 'heap', unit: 'MB', max: 0.9 },
  { key: 'frames', label: 'pan, frames a second', unit: '', max: undefined },
  { key: 'task', label: 'longest script task, pan and zoom', unit: 'ms', max: undefined },
] as const

export type MetricKey = (typeof metrics)[number]['key']

export type Sample = Readonly<Record<MetricKey, number>>

/** The targets apply from this many stops. */
export const TARGETS_FROM_STOPS = 5_000

/** The longest script that the page may run, in ms. */
export const LONGEST_TASK = 50
