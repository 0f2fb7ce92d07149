import { solve, type Budget, type Options, type Plan, type Problem } from '../../optimiser'

/** The solver's plan for a problem, without a clock, a cancel or progress reports. */
export const answerTo = (problem: Problem, asked: Partial<Options> = {}): Plan =>
  solve(problem, {
    budget: steps(2000),
    seed: 1,
    clock: () => 0,
    signal: { aborted: false },
    onProgress: () => {},
    ...asked,
  })

export const steps = (iterations: number): Budget => ({ iterations })
