/** How long the search may take: in milliseconds of the clock that is passed in, or in steps. */
export type Budget = { readonly ms: number } | { readonly iterations: number }

/** How much of the budget is used up. */
export type BudgetTracker = {
  /** runs a step several times, and returns the share of the budget used by then; 1 ends the search */
  readonly runSteps: (step: () => void) => number
  /** to be called when steps become slower or faster than before */
  readonly resetStepCount: () => void
  /** the caller has cancelled, or the preparation takes far too long */
  readonly isStopped: () => boolean
  readonly iterations: () => number
}

type Limits = {
  readonly budget: Budget
  readonly clock: () => number
  readonly signal: { readonly aborted: boolean }
}

/**
 * In a budget of milliseconds a batch of steps takes about this long, so that reading the clock costs next to
 * nothing.
 */
const BATCH_MS = 5
const STEPS_PER_BATCH = 10
const MAX_STEPS = 1000
/** The extra time for a search that has no plan yet at the end of its budget. */
const START_GRACE_MS = 250

export const trackBudget = ({ budget, clock, signal }: Limits): BudgetTracker => {
  const startedAt = clock()
  let iterations = 0
  const initialSteps = 'ms' in budget ? 1 : STEPS_PER_BATCH
  let steps = initialSteps
  let hasStarted = false
  const isOverdue = (): boolean => !hasStarted && 'ms' in budget && clock() - startedAt > budget.ms + START_GRACE_MS
  const isStopped = (): boolean => signal.aborted || isOverdue()
  const isOver = (): boolean => signal.aborted || ('iterations' in budget && iterations >= budget.iterations)
  return {
    isStopped,
    iterations: () => iterations,
    resetStepCount: () => {
      steps = initialSteps
    },
    runSteps: (step) => {
      const batchStart = clock()
      if (!hasStarted && isOverdue()) return 1
      hasStarted = true
      for (let stepsDone = 0; stepsDone < steps && !isOver(); stepsDone += 1) {
        step()
        iterations += 1
      }
      if (isOver()) return 1
      if ('iterations' in budget) return Math.min(1, iterations / budget.iterations)
      const now = clock()
      if (now - batchStart < BATCH_MS / 2 && steps < MAX_STEPS) steps *= 2
      if (now - batchStart > BATCH_MS * 2 && steps > 1) steps = Math.ceil(steps / 2)
      return budget.ms > 0 ? Math.min(1, (now - startedAt) / budget.ms) : 1
    },
  }
}
