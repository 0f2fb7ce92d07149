import type { Stop, StopId } from '../stop'
import type { Changed } from './changed'

type Pieces = ReadonlyArray<ReadonlyArray<Stop>>

/**
 * Looks at no stop of a piece that is the same in both. All other pieces are taken together, for a stop may have gone from
 * one to another: it is dropped only where it is in none of them.
 */
export const pinsChanged = (shown: Pieces, wanted: Pieces): Changed<StopId, Stop> => {
  const before = new Map<StopId, Stop>()
  for (const piece of unlike(shown, wanted)) for (const stop of piece) before.set(stop.id, stop)
  const put: Stop[] = []
  for (const piece of unlike(wanted, shown))
    for (const stop of piece) {
      if (before.get(stop.id) !== stop) put.push(stop)
      before.delete(stop.id)
    }
  return { drop: [...before.keys()], put }
}

const unlike = (pieces: Pieces, others: Pieces): Pieces => pieces.filter((piece, at) => piece !== others[at])
