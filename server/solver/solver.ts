import type * as E from 'fp-ts/Either'
import type { PlanFigures } from '../../src/domain/optimisation'
import type { ProposedPlan, RouteProblem, VehicleId } from '../../src/domain/problem'
import type { StopId } from '../../src/domain/stop'
import type { LegTable } from '../travel'

/** The share of the work that is done, from 0 to 1, and the best plan so far. */
export type Progress = { readonly share: number; readonly best: PlanFigures }

/** The stops that a vehicle visits in the current plan, in order. */
export type CurrentTour = { readonly vehicle: VehicleId; readonly stops: ReadonlyArray<StopId> }

export type SolveOptions = {
  readonly budgetMs: number
  /** the same seed gives the same plan, unless time runs out */
  readonly seed: number
  /** the current tours: the solver begins with them, and keeps them where another plan is hardly better */
  readonly currentTours: ReadonlyArray<CurrentTour>
  /** when it is aborted, the solver returns the best plan so far within 50 ms */
  readonly signal: AbortSignal
  /** is called at least twice a second */
  readonly onProgress: (progress: Progress) => void
}

export type Solution = {
  readonly plan: ProposedPlan
  /** warnings for the user on how the plan was made */
  readonly warnings: ReadonlyArray<string>
}

/** A port: solves a problem without blocking the server; the left is a message about why there is no plan. */
export type Solver = {
  readonly solve: (problem: RouteProblem, roads: LegTable, options: SolveOptions) => Promise<E.Either<string, Solution>>
}
