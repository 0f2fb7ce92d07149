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

/** Whether there is time to compare so many more stops. */
export type ComparisonCheck = (stopCount: number) => boolean

/** Takes a few milliseconds; else a search that is cancelled at once would not even try three stops. */
const MIN_COMPARED_STOPS = 2_000

export const allowFirstComparisons = (hasTimeLeft: TimeCheck): ComparisonCheck => {
  let comparedStops = 0
  return (stopCount) => {
    comparedStops += stopCount
    return comparedStops <= MIN_COMPARED_STOPS || hasTimeLeft()
  }
}
