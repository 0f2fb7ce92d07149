import type { ProposedPlan, RouteProblem } from '../../src/domain/problem'

/** The best plan so far, in figures; the cost is by the weights that were asked for. */
export type Best = {
  readonly cost: number
  readonly metres: number
  readonly seconds: number
  readonly planned: number
  readonly unplanned: number
}

/** How far it is, from 0 to 1, and what there is by now. */
export type Progress = { readonly share: number; readonly best: Best }

export type SolveOptions = {
  readonly budgetMs: number
  /** the same seed gives the same plan, where time does not run out */
  readonly seed: number
  /** when it aborts, the best so far is the answer, within 50 ms */
  readonly signal: AbortSignal
  /** at least twice a second */
  readonly onProgress: (progress: Progress) => void
}

/** Whoever makes a plan of a problem. It lets others get on with their work meanwhile. */
export type Optimiser = { readonly solve: (problem: RouteProblem, options: SolveOptions) => Promise<ProposedPlan> }
