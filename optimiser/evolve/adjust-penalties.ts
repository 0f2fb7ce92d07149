import { refine, type Sketch } from '../descent'
import type { Individual } from '../population'

/**
 * How many children were made since the penalties were last adjusted, and how many of
 * them kept the limit on load, and on time.
 */
export type Trials = { made: number; within: number; inTime: number }

export const noTrials = (): Trials => ({ made: 0, within: 0, inTime: 0 })

const EVERY = 30
/**
 * The part of the children that should keep a limit, how far from it is still right, and from where on it is far off.
 */
const WANTED = 0.4
const ABOUT = 0.05
const FAR_OFF = 0.3

/** Raises the penalty of a limit that too few children keep, and lowers it where too many do. */
export const adjust = (sketch: Sketch, trials: Trials, { over, late }: Individual): void => {
  trials.made += 1
  if (over === 0) trials.within += 1
  if (late === 0) trials.inTime += 1
  if (trials.made < EVERY) return
  refine(sketch, timesFor(trials.within / trials.made), timesFor(trials.inTime / trials.made))
  Object.assign(trials, noTrials())
}

const timesFor = (kept: number): number => {
  if (kept < WANTED - FAR_OFF) return 1.5
  if (kept < WANTED - ABOUT) return 1.2
  return kept > WANTED + ABOUT ? 0.85 : 1
}
