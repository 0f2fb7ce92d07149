/** The time to search for the reasons of unplanned stops, after the plan is found. */
const searchLimitMs = (budgetMs: number): number => 2_000 + budgetMs / 4

/** The time to search for reasons after the user has cancelled. */
const CANCELLED_LIMIT_MS = 15

/** False when it is time to stop with the best result so far. */
export type TimeCheck = () => boolean

export const startTimeCheck = (
  signal: { readonly aborted: boolean },
  clock: () => number,
  budgetMs: number,
): TimeCheck => {
  const startedAt = clock()
  return () => clock() - startedAt < (signal.aborted ? CANCELLED_LIMIT_MS : searchLimitMs(budgetMs))
}

/** Whether there is time for so much more work, counted in stops that are compared. */
export type WorkCheck = (work: number) => boolean

/** Takes a few milliseconds; else a search that is cancelled at once would not even try three stops. */
const MIN_COMPARED_STOPS = 2_000

export const withFirstWorkDone = (hasTimeLeft: TimeCheck): WorkCheck => {
  let done = 0
  return (work) => {
    done += work
    return done <= MIN_COMPARED_STOPS || hasTimeLeft()
  }
}
