/** How long it is still looked for reasons once a plan is there. */
const lookMs = (budgetMs: number): number => 2_000 + budgetMs / 4

/** The same, for whoever has called it off. */
const HURRIED_MS = 15

/** False when it is time to hand in what there is. */
export type Patience = () => boolean

export const patienceOf = (signal: { readonly aborted: boolean }, clock: () => number, budgetMs: number): Patience => {
  const since = clock()
  return () => clock() - since < (signal.aborted ? HURRIED_MS : lookMs(budgetMs))
}
