import { nobodyPlanned, type Plan } from '../../../optimiser/solver-output'
import { solve, type Options } from '../../../optimiser/solve'
import type { Problem } from '../../../optimiser'

/**
 * The rival, a plain heuristic: inserts every stop where it costs least, in another
 * order each time, and keeps the best plan.
 */
export const greedily = (problem: Problem, options: Options): Plan => {
  const { budget, clock, onProgress, seed } = options
  const until = clock() + ('ms' in budget ? budget.ms : 0)
  let best = nobodyPlanned(problem)
  for (let turn = 0; turn === 0 || clock() < until; turn += 1) {
    const plan = solve(problem, {
      ...options,
      budget: { iterations: 0 },
      seed: seed + 1000 * turn,
      onProgress: () => {},
    })
    if (plan.cost < best.cost) best = plan
    const { routes, unplanned, ...sums } = best
    const planned = problem.stops.length - unplanned.length
    const summary = { ...sums, planned, unplanned: unplanned.length, vehicles: routes.length }
    onProgress({ share: 0, iterations: turn + 1, best: summary })
  }
  return best
}
