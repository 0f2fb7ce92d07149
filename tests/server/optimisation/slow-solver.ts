import * as E from 'fp-ts/Either'
import type { Optimiser, Solution, SolveOptions } from '../../../server/solver'
import { quickOptimiser } from '../solver/solve-here'
import { whenAborted } from '../../kit/when-aborted'

/** An optimiser that reports progress and finishes when the test says so. */
export const aSlowSolver = () => {
  const given: SolveOptions[] = []
  const ends: Array<(outcome: 'good' | 'wrong' | 'broken' | 'given up') => void> = []
  const nothing: Solution = {
    plan: { routes: [], unplanned: [], sharedRepairs: [], sums: { metres: 0, seconds: 0, late: 0, vehicles: 0, unplanned: 0 } },
    warnings: [],
  }
  const optimiser: Optimiser = {
    solve: (problem, roads, options) =>
      new Promise((resolve, reject) => {
        given.push(options)
        const solve = (): ReturnType<Optimiser['solve']> => quickOptimiser.solve(problem, roads, options)
        whenAborted(options.signal, () => resolve(solve()))
        ends.push((outcome) => {
          if (outcome === 'broken') reject(new Error('no more memory'))
          else if (outcome === 'given up') resolve(E.left('The optimiser did not answer in time.'))
          else resolve(outcome === 'good' ? solve() : E.right(nothing))
        })
      }),
  }
  return { given, ends, optimiser }
}
