import { greedyOptimiser, type SolveOptions } from '../../../server/optimiser'
import type { ProposedPlan, RouteProblem, Travel } from '../../../src/domain/problem'
import { alongTheRoad } from '../../kit/builders/problem'

const unhurried: SolveOptions = {
  budgetMs: 60_000,
  seed: 0,
  signal: new AbortController().signal,
  onProgress: () => undefined,
}

export const solved = (problem: RouteProblem, travel: Travel = alongTheRoad): Promise<ProposedPlan> =>
  greedyOptimiser(travel).solve(problem, unhurried)
