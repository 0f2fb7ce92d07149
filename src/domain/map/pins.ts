import type { Stop } from '../stop'
import type { StopMark } from './mark'
import { stopMarkOf } from './stop-mark'

/** Stops as the map can show them, and those it cannot, for they have no place on earth. */
export type Pins = { readonly marks: ReadonlyArray<StopMark>; readonly undrawn: ReadonlyArray<Stop> }

export const pinsOf = (stops: ReadonlyArray<Stop>): Pins => {
  const marks: StopMark[] = []
  const undrawn: Stop[] = []
  for (const stop of stops) {
    const mark = stopMarkOf(stop)
    if (mark === undefined) undrawn.push(stop)
    else marks.push(mark)
  }
  return { marks, undrawn }
}
