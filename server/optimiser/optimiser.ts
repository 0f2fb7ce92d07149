import type * as E from 'fp-ts/Either'
import type { ProposedPlan, RouteProblem, VehicleId } from '../../src/domain/problem'
import type { StopId } from '../../src/domain/stop'
import type { RoadTable } from '../travel'

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

/** Whom a vehicle visits by the plan of today, in order. */
export type PresentTour = { readonly vehicle: VehicleId; readonly stops: ReadonlyArray<StopId> }

export type SolveOptions = {
  readonly budgetMs: number
  /** the same seed gives the same plan, where time does not run out */
  readonly seed: number
  /** to begin with, and to keep to where another plan is hardly better */
  readonly present: ReadonlyArray<PresentTour>
  /** when it aborts, the best so far is the answer, within 50 ms */
  readonly signal: AbortSignal
  /** at least twice a second */
  readonly onProgress: (progress: Progress) => void
}

export type Solution = {
  readonly plan: ProposedPlan
  /** what whoever asked should know of how it was made */
  readonly warnings: ReadonlyArray<string>
}

/** Whoever makes a plan of a problem, or says in words why there is none. It lets others get on with their work meanwhile. */
export type Optimiser = {
  readonly solve: (
    problem: RouteProblem,
    roads: RoadTable,
    options: SolveOptions,
  ) => Promise<E.Either<string, Solution>>
}
