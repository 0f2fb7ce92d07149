import { solve, type Budget, type Options, type SolverOutput, type SolverInput } from '../../optimiser'

/** The solver's plan for a problem, without a clock, a cancel or progress reports. */
export const solveForTest = (problem: SolverInput, options: Partial<Options> = {}): SolverOutput =>
  solve(problem, {
    budget: steps(2000),
    seed: 1,
    clock: () => 0,
    signal: { aborted: false },
    onProgress: () => {},
    ...options,
  })

export const steps = (iterations: number): Budget => ({ iterations })
