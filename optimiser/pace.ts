/** How long one may think: in milliseconds of whatever clock there is, or in steps. */
export type Budget = { readonly ms: number } | { readonly iterations: number }

/** How far thinking has come. */
export type Pace = {
  /** does something so often, and gives the part of the budget that is used up then, 1 where it is to end */
  readonly turn: (step: () => void) => number
  /** steps will take longer, or less long, than they did */
  readonly startAfresh: () => void
  /** whoever asked has had enough, or it takes far too long to begin */
  readonly isStopped: () => boolean
  readonly iterations: () => number
}

type Limits = {
  readonly budget: Budget
  readonly clock: () => number
  readonly signal: { readonly aborted: boolean }
}

/** A turn is about so long where time counts, so that looking at the clock takes none. */
const TURN_MS = 5
const STEPS = 10
const MOST_STEPS = 1000
/** Who has not begun to improve a plan when the time is up gets so much more to have a plan at all. */
const GRACE_MS = 250

export const paceOf = ({ budget, clock, signal }: Limits): Pace => {
  const start = clock()
  let iterations = 0
  const atFirst = 'ms' in budget ? 1 : STEPS
  let steps = atFirst
  let hasBegun = false
  const isTooLong = (): boolean => !hasBegun && 'ms' in budget && clock() - start > budget.ms + GRACE_MS
  const isStopped = (): boolean => signal.aborted || isTooLong()
  const isOver = (): boolean => signal.aborted || ('iterations' in budget && iterations >= budget.iterations)
  return {
    isStopped,
    iterations: () => iterations,
    startAfresh: () => {
      steps = atFirst
    },
    turn: (step) => {
      const before = clock()
      if (!hasBegun && isTooLong()) return 1
      hasBegun = true
      for (let done = 0; done < steps && !isOver(); done += 1) {
        step()
        iterations += 1
      }
      if (isOver()) return 1
      if ('iterations' in budget) return Math.min(1, iterations / budget.iterations)
      const now = clock()
      if (now - before < TURN_MS / 2 && steps < MOST_STEPS) steps *= 2
      if (now - before > TURN_MS * 2 && steps > 1) steps = Math.ceil(steps / 2)
      return budget.ms > 0 ? Math.min(1, (now - start) / budget.ms) : 1
    },
  }
}
