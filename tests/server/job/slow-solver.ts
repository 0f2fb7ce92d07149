import { greedyOptimiser, type Optimiser, type SolveOptions } from '../../../server/optimiser'
import type { ProposedPlan, Travel } from '../../../src/domain/problem'

/** Somebody who solves when told to, and says how it goes when told to. */
export const aSlowSolver = () => {
  const given: SolveOptions[] = []
  const ends: Array<(outcome: 'good' | 'wrong' | 'broken') => void> = []
  const optimiser = (roads: Travel): Optimiser => ({
    solve: (problem, options) =>
      new Promise((resolve, reject) => {
        given.push(options)
        const solve = (): Promise<ProposedPlan> =>
          greedyOptimiser(roads).solve(problem, { ...options, signal: new AbortController().signal })
        options.signal.addEventListener('abort', () => resolve(solve()))
        ends.push((outcome) => {
          if (outcome === 'broken') reject(new Error('no more memory'))
          else
            resolve(
              outcome === 'good'
                ? solve()
                : { routes: [], unplanned: [], sums: { metres: 0, seconds: 0, vehicles: 0, unplanned: 0 } },
            )
        })
      }),
  })
  return { given, ends, optimiser }
}
