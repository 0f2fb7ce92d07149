import * as E from 'fp-ts/Either'
import type { Solver, Solution, SolveOptions } from '../../../server/solver'
import type { RouteProblem } from '../../../src/domain/problem'
import { quickSolver } from '../solver/solve-here'
import { whenAborted } from '../../kit/when-aborted'

/** A solver that reports progress and finishes when the test says so. */
export const aSlowSolver = () => {
  const calls: SolveOptions[] = []
  const finishers: Array<(outcome: 'good' | 'untried' | 'wrong' | 'broken' | 'given up') => void> = []
  const emptySolution: Solution = {
    plan: {
      routes: [],
      unplanned: [],
      sharedRepairs: [],
      sums: { metres: 0, seconds: 0, late: 0, vehicles: 0, unplanned: 0 },
    },
    warnings: [],
  }
  const untriedSolution = ({ stops }: RouteProblem): Solution => {
    const { plan } = emptySolution
    const unplanned = stops.map(({ id }) => ({ stop: id, reasons: [], repairs: [] }))
    return { ...emptySolution, plan: { ...plan, unplanned, sums: { ...plan.sums, unplanned: stops.length } } }
  }
  const solver: Solver = {
    solve: (problem, roads, options) =>
      new Promise((resolve, reject) => {
        calls.push(options)
        const solve = (): ReturnType<Solver['solve']> => quickSolver.solve(problem, roads, options)
        whenAborted(options.signal, () => resolve(solve()))
        finishers.push((outcome) => {
          if (outcome === 'broken') reject(new Error('no more memory'))
          else if (outcome === 'given up') resolve(E.left('The optimiser did not answer in time.'))
          else if (outcome === 'untried') resolve(E.right(untriedSolution(problem)))
          else resolve(outcome === 'good' ? solve() : E.right(emptySolution))
        })
      }),
  }
  return { calls, ends: finishers, solver }
}
