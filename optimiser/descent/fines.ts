import { priceOf } from './lay'
import { fineOf } from './measure'
import type { Sketch } from './sketch'

/** What a unit too much costs, and a second too late, in metres. */
export type Fines = Pick<Sketch, 'loadFine' | 'lateFine'>

/** What the routes cost with all that is too much of them, in metres. */
export const fined = (sketch: Sketch): number => {
  let sum = priceOf(sketch)
  for (let vehicle = 0; vehicle < sketch.vehicles; vehicle += 1) sum += sketch.fine[vehicle] ?? 0
  return sum
}

/** Has what is too much cost so many times as much. */
export const refine = (sketch: Sketch, loadTimes: number, lateTimes: number): void => {
  sketch.loadFine *= loadTimes
  sketch.lateFine *= lateTimes
  for (let vehicle = 0; vehicle < sketch.vehicles; vehicle += 1)
    sketch.fine[vehicle] = fineOf(sketch, sketch.load[vehicle] ?? 0, sketch.late[vehicle] ?? 0)
}
