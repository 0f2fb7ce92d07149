/** How long the search may take: in milliseconds of the clock that is passed in, or in steps. */
export type Budget = { readonly ms: number } | { readonly iterations: number }

/** How much of the budget is used up. */
export type Pace = {
  /** does a step several times, and returns the share of the budget used by then; 1 ends the search */
  readonly turn: (step: () => void) => number
  /** from now on a step may take another time than before */
  readonly startAfresh: () => void
  /** the caller has cancelled, or the preparation takes far too long */
  readonly isStopped: () => boolean
  readonly iterations: () => number
}

type Limits = {
  readonly budget: Budget
  readonly clock: () => number
  readonly signal: { readonly aborted: boolean }
}

/** In a budget of milliseconds a turn takes about this long, so that reading the clock costs next to nothing. */
const TURN_MS = 5
const STEPS = 10
const MOST_STEPS = 1000
/** A search that has no plan yet when its time is up gets so much longer for one. */
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
