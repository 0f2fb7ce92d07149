import { solve, type Budget, type Options, type Plan, type Problem } from '../../optimiser'

/** The answer to a problem, by somebody who need not hurry and whom nobody watches. */
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
