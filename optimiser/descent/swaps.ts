import type { Sketch } from './sketch'

/** Has two pieces change places where that is better; each is told by its first stop and its last. */
type TrySwap = (sketch: Sketch, first: number, last: number, otherFirst: number, otherLast: number) => boolean

/** Of how many stops after a call a piece may be that changes places with one that begins at a stop. */
type MostAfter = (sketch: Sketch, call: number, stop: number) => number

type Improve = (sketch: Sketch, stop: number, last: number, call: number, known: number) => boolean

/**
 * Tries to have a piece change places with stops after a call; metres known so far are told, beyond what may be saved.
 * Between two routes and within one it differs only in what is tried.
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
