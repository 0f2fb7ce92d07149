import { emptyOutput, type SolverOutput } from '../../../optimiser/solver-output'
import { solve, type Options } from '../../../optimiser/solve'
import type { SolverInput } from '../../../optimiser'

/**
 * The heuristic to compare with: inserts every stop where it costs least, in another
 * random order at each attempt, and returns the best plan.
 */
export const solveGreedily = (problem: SolverInput, options: Options): SolverOutput => {
  const { budget, clock, onProgress, seed } = options
  const endsAt = clock() + ('ms' in budget ? budget.ms : 0)
  let best = emptyOutput(problem)
  for (let attempt = 0; attempt === 0 || clock() < endsAt; attempt += 1) {
    const plan = solve(problem, {
      ...options,
      budget: { iterations: 0 },
      seed: seed + 1000 * attempt,
      onProgress: () => {},
    })
    if (plan.cost < best.cost) best = plan
    const { routes, unplanned, ...sums } = best
    const planned = problem.stops.length - unplanned.length
    const summary = { ...sums, planned, unplanned: unplanned.length, vehicles: routes.length }
    onProgress({ share: 0, iterations: attempt + 1, best: summary })
  }
  return best
}
