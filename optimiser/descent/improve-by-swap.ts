import type { Sketch } from './working-routes'

/** Swaps two pieces if that is cheaper. Each piece is named by its first stop and its last. */
type TrySwap = (sketch: Sketch, first: number, last: number, otherFirst: number, otherLast: number) => boolean

/** How long the piece behind a call may be that is swapped with a piece that begins at a stop. */
type MostAfter = (sketch: Sketch, call: number, stop: number) => number

type Improve = (sketch: Sketch, stop: number, last: number, call: number, known: number) => boolean

/**
 * Tries to swap a piece with the stops behind a call. `known` is the part of the extra metres that is known already,
 * less the most that can be saved. Between two routes and within one, only the two functions differ.
 */
export const improveBySwap =
  (trySwap: TrySwap, mostAfter: MostAfter): Improve =>
  (sketch, stop, last, call, known) => {
    const { stops, calls, metres, next, leg } = sketch
    const beyond = next[last] ?? 0
    const first = next[call] ?? 0
    const most = mostAfter(sketch, call, stop)
    let other = first
    for (let size = 1; size <= most && other < stops; size += 1) {
      const otherBeyond = next[other] ?? 0
      const bound = known - (leg[other] ?? 0)
      if (bound < 0) {
        const more = (metres[last * calls + otherBeyond] ?? 0) + (metres[other * calls + beyond] ?? 0)
        if (bound + more < 0 && trySwap(sketch, stop, last, first, other)) return true
      }
      other = otherBeyond
    }
    return false
  }
