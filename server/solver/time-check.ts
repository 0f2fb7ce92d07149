/** How long reasons for unplanned stops are searched for once the plan is there. */
const lookMs = (budgetMs: number): number => 2_000 + budgetMs / 4

/** The same when the user has cancelled. */
const HURRIED_MS = 15

/** False when it is time to stop and hand in what there is. */
export type Patience = () => boolean

export const patienceOf = (signal: { readonly aborted: boolean }, clock: () => number, budgetMs: number): Patience => {
  const since = clock()
  return () => clock() - since < (signal.aborted ? HURRIED_MS : lookMs(budgetMs))
}
