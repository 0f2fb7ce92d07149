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
