import { priceOf } from './load-layout'
import { fineOf } from './measure-route'
import type { Sketch } from './working-routes'

/** The penalties, in metres, for a unit of load too much and for a second too late. */
export type Fines = Pick<Sketch, 'loadFine' | 'lateFine'>

/** What the routes cost in metres, penalties included. */
export const fined = (sketch: Sketch): number => {
  let sum = priceOf(sketch)
  for (let vehicle = 0; vehicle < sketch.vehicles; vehicle += 1) sum += sketch.fine[vehicle] ?? 0
  return sum
}

/** Multiplies the penalties. */
export const refine = (sketch: Sketch, loadTimes: number, lateTimes: number): void => {
  sketch.loadFine *= loadTimes
  sketch.lateFine *= lateTimes
  for (let vehicle = 0; vehicle < sketch.vehicles; vehicle += 1)
    sketch.fine[vehicle] = fineOf(sketch, sketch.load[vehicle] ?? 0, sketch.late[vehicle] ?? 0)
}
